import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";

/** The page as it stands, under the directorate's header. */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button icon={<Printer size={17} aria-hidden />} onClick={() => window.print()}>
      {t("list.print")}
    </Button>
  );
}
