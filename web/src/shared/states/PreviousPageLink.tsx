import { useRouter } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";

/** "See previous page", above a detail screen. */
export function PreviousPageLink() {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <Button variant="quiet" size="sm" icon={<ArrowLeft size={16} aria-hidden />} onClick={() => router.history.back()}>
      {t("action.previousPage")}
    </Button>
  );
}
