import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { TowerArt } from "../art/TowerArt.tsx";
import { StatePage } from "./StatePage.tsx";

/** The server could not be reached; when the browser comes back online it tries again by itself. */
export function InternetProblemPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <StatePage
      art={<TowerArt />}
      title={t("error.internetTitle")}
      text={t("error.internetText")}
      actions={
        <Button
          variant="primary"
          size="lg"
          icon={<RotateCw size={18} aria-hidden />}
          onClick={onRetry}
        >
          {t("action.retry")}
        </Button>
      }
    />
  );
}
