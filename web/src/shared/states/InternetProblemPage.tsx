import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { TowerArt } from "../art/TowerArt.tsx";
import { StatePage } from "./StatePage.tsx";

/** The server could not be reached, although the browser believes to be online. */
export function InternetProblemPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StatePage
      art={<TowerArt />}
      title={t("error.internetTitle")}
      text={t("error.internetText")}
      actions={
        <Button variant="primary" size="lg" icon={<RotateCw size={18} aria-hidden />} onClick={onRetry}>
          {t("action.retry")}
        </Button>
      }
    />
  );
}
