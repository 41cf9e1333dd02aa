import { Plus, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Allowed } from "../../../shared/access/Allowed.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { holidayAddress } from "../use-holiday-address.ts";

interface Props {
  year: number;
  onImport: () => void;
}

export function HolidayActions({ year, onImport }: Props) {
  const { t } = useTranslation("visit");
  return (
    <Allowed to="MANAGE_HOLIDAY">
      <Button icon={<Upload size={17} aria-hidden />} onClick={onImport}>
        {t("holiday.import.open")}
      </Button>
      <ButtonLink
        href={`${holidayAddress(year)}/add-holiday`}
        variant="primary"
        icon={<Plus size={18} aria-hidden />}
      >
        {t("holiday.add.open")}
      </ButtonLink>
    </Allowed>
  );
}
