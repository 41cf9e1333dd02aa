import type { VisitSummary } from "@shikkha/contract/visits/visit.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/controls/Badge.tsx";

type Stated = Pick<VisitSummary, "state" | "version">;

/** Submitted, returned, or submitted again. */
export function StateBadge({ visit: { state, version } }: { visit: Stated }) {
  const { t } = useTranslation("monitoring");
  if (state === "RETURNED") return <Badge tone="bad">{t("visit.state.RETURNED")}</Badge>;
  return version > 1 ? (
    <Badge tone="info">{t("visit.submittedAgain")}</Badge>
  ) : (
    <Badge tone="good">{t("visit.state.SUBMITTED")}</Badge>
  );
}
