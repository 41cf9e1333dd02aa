import type { GuestRow, GuestState } from "@shikkha/contract/guests.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/controls/Badge.tsx";
import type { Tone } from "../../../ui/tone.ts";

const TONE: Record<GuestState, Tone> = { ACTIVE: "good", LOCKED: "warning", INACTIVE: "neutral" };

export function GuestStateMark({ status }: Pick<GuestRow, "status">) {
  const { t } = useTranslation("settings");
  return <Badge tone={TONE[status]}>{t(`guest.state.${status}`)}</Badge>;
}
