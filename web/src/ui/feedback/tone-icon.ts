import { CircleCheck, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import type { Tone } from "../tone.ts";

export const TONE_ICON: Record<Tone, LucideIcon> = {
  good: CircleCheck,
  warning: TriangleAlert,
  bad: TriangleAlert,
  info: Info,
  neutral: Info,
};
