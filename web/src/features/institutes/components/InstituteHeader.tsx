import type { InstituteDetail } from "@shikkha/contract/institutes.ts";
import { Printer, School } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { RecordHeader } from "../../../shared/record/RecordHeader.tsx";
import { RecordMark } from "../../../shared/record/RecordMark.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { PlaceTrail } from "./PlaceTrail.tsx";

export function InstituteHeader({ institute }: { institute: InstituteDetail }) {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
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
        <Button icon={<Printer size={17} aria-hidden />} onClick={() => window.print()}>
          {common("list.print")}
        </Button>
      }
    >
      <PlaceTrail institute={institute} />
    </RecordHeader>
  );
}
