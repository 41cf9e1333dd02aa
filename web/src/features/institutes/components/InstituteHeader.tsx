import type { InstituteDetail } from "@shikkha/contract/institutes.ts";
import { recordFileCalls } from "@shikkha/contract/reports/record-files.ts";
import { School } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PrintButton } from "../../../shared/list/PrintButton.tsx";
import { useFormat } from "../../../lib/format/use-format.ts";
import { PdfButton } from "../../../shared/report/PdfButton.tsx";
import { RecordHeader } from "../../../shared/record/RecordHeader.tsx";
import { RecordMark } from "../../../shared/record/RecordMark.tsx";
import { PlaceTrail } from "./PlaceTrail.tsx";

export function InstituteHeader({ institute }: { institute: InstituteDetail }) {
  const { t } = useTranslation("monitoring");
  const { name, digits, language } = useFormat();
  const other = language === "bn" ? institute.nameEnglish : institute.nameBangla;
  return (
    <RecordHeader
      picture={<School size={30} aria-hidden />}
      title={name(institute)}
      subtitle={<span lang={language === "bn" ? "en" : "bn"}>{other}</span>}
      marks={
        <>
          <RecordMark>{t("institute.eiinOf", { eiin: digits(institute.eiin) })}</RecordMark>
          <RecordMark>{t(`institute.type.${institute.type}`)}</RecordMark>
          <RecordMark>{t(`institute.management.${institute.mgmtType}`)}</RecordMark>
        </>
      }
      actions={
        <>
          <PrintButton />
          <PdfButton
            call={recordFileCalls.institute}
            request={{ params: { eiin: institute.eiin } }}
            fileName={`institute_profile_${institute.eiin}`}
          />
        </>
      }
    >
      <PlaceTrail institute={institute} />
    </RecordHeader>
  );
}
