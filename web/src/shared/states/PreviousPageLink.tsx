import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { useGo } from "../routing/navigation.ts";

/** "See previous page": to what was open before, with its filters, or to the page this one belongs to. */
export function PreviousPageLink({ parent }: { parent: string }) {
  const { t } = useTranslation();
  const { backOr } = useGo();
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<ArrowLeft size={16} aria-hidden />}
      onClick={() => backOr(parent)}
    >
      {t("action.previousPage")}
    </Button>
  );
}
