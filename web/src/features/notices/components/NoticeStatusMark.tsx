import type { NoticeStatus } from "@shikkha/contract/notices/notice.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/controls/Badge.tsx";
import type { Tone } from "../../../ui/tone.ts";

const TONE: Readonly<Record<NoticeStatus, Tone>> = {
  UPCOMING: "info",
  PUBLISHED: "good",
  EXPIRED: "neutral",
  CLOSED: "neutral",
};

export function NoticeStatusMark({ status }: { status: NoticeStatus }) {
  const { t } = useTranslation("notice");
  return <Badge tone={TONE[status]}>{t(`status.${status}`)}</Badge>;
}
