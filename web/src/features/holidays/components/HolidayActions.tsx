import { Plus, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { holidayAddress } from "../use-holiday-address.ts";

interface Props {
  year: number;
  onImport: () => void;
}

export function HolidayActions({ year, onImport }: Props) {
  const { t } = useTranslation("visit");
  const isAllowed = useAllowed("MANAGE_HOLIDAY");
  return (
    <>
      <Button icon={<Upload size={17} aria-hidden />} isAllowed={isAllowed} onClick={onImport}>
        {t("holiday.import.open")}
      </Button>
      <ButtonLink
        href={`${holidayAddress(year)}/add-holiday`}
        variant="primary"
        icon={<Plus size={18} aria-hidden />}
        isAllowed={isAllowed}
      >
        {t("holiday.add.open")}
      </ButtonLink>
    </>
  );
}
