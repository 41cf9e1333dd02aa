import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { useGo } from "../routing/navigation.ts";

/** "See previous page", above a detail screen. */
export function PreviousPageLink() {
  const { t } = useTranslation();
  const { back } = useGo();
  return (
    <Button variant="quiet" size="sm" icon={<ArrowLeft size={16} aria-hidden />} onClick={back}>
      {t("action.previousPage")}
    </Button>
  );
}
