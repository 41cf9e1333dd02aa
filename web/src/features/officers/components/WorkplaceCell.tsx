import type { OfficerRow } from "@shikkha/contract/officers/officers.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { TwoLines } from "../../../shared/list/TwoLines.tsx";

export function WorkplaceCell({ officer }: { officer: OfficerRow }) {
  const { t } = useTranslation("monitoring");
  const { pick } = useFormat();
  const { workplaceType } = officer;
  return (
    <TwoLines
      first={pick(officer.workplaceBangla, officer.workplaceEnglish)}
      second={workplaceType ? t(`officer.workplaceType.${workplaceType}`) : ""}
    />
  );
}
