import { House, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { ButtonLink } from "../../ui/controls/ButtonLink.tsx";
import { ServerArt } from "../art/ServerArt.tsx";
import { StatePage } from "./StatePage.tsx";

export function ServerErrorPage({
  onRetry,
  requestId,
}: {
  onRetry: () => void;
  requestId?: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <StatePage
      art={<ServerArt />}
      title={t("error.serverTitle")}
      text={t("error.serverText")}
      facts={requestId === undefined ? [] : [{ label: t("login.requestId"), value: requestId }]}
      actions={
        <>
          <ButtonLink href="/" size="lg" icon={<House size={18} aria-hidden />}>
            {t("action.toHome")}
          </ButtonLink>
          <Button
            variant="primary"
            size="lg"
            icon={<RotateCw size={18} aria-hidden />}
            onClick={onRetry}
          >
            {t("action.retry")}
          </Button>
        </>
      }
    />
  );
}
