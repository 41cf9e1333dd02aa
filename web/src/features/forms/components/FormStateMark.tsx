import type { FormState } from "@shikkha/contract/forms/form.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/controls/Badge.tsx";
import type { Tone } from "../../../ui/tone.ts";

const TONES: Record<FormState, Tone> = {
  DRAFT: "warning",
  PUBLISHED: "good",
  CHANGED: "info",
  INACTIVE: "neutral",
};

export function FormStateMark({ state }: { state: FormState }) {
  const { t } = useTranslation("form");
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
