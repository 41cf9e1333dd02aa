import { recordFileCalls } from "@shikkha/contract/reports/record-files.ts";
import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { Building2, Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../shared/isas/IsasBadge.tsx";
import { PrintButton } from "../../../shared/list/PrintButton.tsx";
import { PdfButton } from "../../../shared/report/PdfButton.tsx";
import { RecordHeader } from "../../../shared/record/RecordHeader.tsx";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { StateBadge } from "./StateBadge.tsx";

const ReturnVisitDialog = lazy(() => import("../dialogs/ReturnVisitDialog.tsx"));

const TONES = { ON_TIME: "good", LATE: "bad", UNPLANNED: "neutral" } as const;

export function VisitHeader({ visit }: { visit: VisitDetail }) {
  const { t } = useTranslation("monitoring");
  const { name, pick, digits } = useFormat();
  const [isReturning, setReturning] = useState(false);
  const { place, watched } = visit;
  const title = watched
    ? t("visit.detail.lesson", {
        subject: watched.subject,
        grade: t(`visit.grade.${watched.grade as 6}`),
      })
    : name(place);
  const where = [
    watched && name(place),
    place.eiin && t("institute.eiinOf", { eiin: digits(place.eiin) }),
    [
      pick(place.placeNameBangla, place.placeNameEnglish),
      place.instituteId !== null && pick(place.districtNameBangla, place.districtNameEnglish),
    ]
      .filter(Boolean)
      .join(", "),
  ];
  return (
    <RecordHeader
      picture={
        place.isasCategory ? (
          <IsasBadge category={place.isasCategory} size="lg" />
        ) : (
          <Building2 size={30} aria-hidden />
        )
      }
      title={title}
      subtitle={where.filter(Boolean).join(" · ")}
      marks={
        <>
          <li>
            <Badge tone={TONES[visit.timing]}>{t(`visit.timing.${visit.timing}`)}</Badge>
          </li>
          <li>
            <StateBadge visit={visit} />
          </li>
        </>
      }
      actions={
        <>
          <PrintButton />
          <PdfButton
            call={recordFileCalls.visit}
            request={{ params: { kind: visit.kind, visitId: visit.id } }}
            fileName={`${visit.kind}_visit_${visit.id}`}
          />
          {visit.canReturn && (
            <Button icon={<Undo2 size={17} aria-hidden />} onClick={() => setReturning(true)}>
              {t("visit.detail.return")}
            </Button>
          )}
        </>
      }
    >
      {isReturning && (
        <Suspense>
          <ReturnVisitDialog visit={visit} onClose={() => setReturning(false)} />
        </Suspense>
      )}
    </RecordHeader>
  );
}
