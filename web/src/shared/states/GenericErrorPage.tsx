import { House } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/controls/ButtonLink.tsx";
import { ServerArt } from "../art/ServerArt.tsx";
import { BackButton } from "./BackButton.tsx";
import { StatePage } from "./StatePage.tsx";

/** When a screen cannot be shown and nothing more exact is known; `text` may say more. */
export function GenericErrorPage({ text }: { text?: string }) {
  const { t } = useTranslation();
  return (
    <StatePage
      art={<ServerArt />}
      title={t("error.sorry")}
      text={text ?? t("error.genericPageText")}
      actions={
        <>
          <BackButton>{t("action.back")}</BackButton>
          <ButtonLink href="/" variant="primary" size="lg" icon={<House size={18} aria-hidden />}>
            {t("action.toFirstPage")}
          </ButtonLink>
        </>
      }
    />
  );
}
