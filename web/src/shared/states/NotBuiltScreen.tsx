import { House, LayoutDashboard } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useAllowed } from "../../lib/session/use-allowed.ts";
import { ButtonLink } from "../../ui/controls/ButtonLink.tsx";
import { WallArt } from "../art/WallArt.tsx";
import { useRouteDefinition } from "../routing/use-route-definition.ts";
import { BackButton } from "./BackButton.tsx";
import { StatePage } from "./StatePage.tsx";

/** Stands at every address whose domain is still to come; docs/routes.md lists them. */
export default function NotBuiltScreen() {
  const { t } = useTranslation();
  const { title } = useRouteDefinition();
  const isSignedIn = useAllowed("signedIn");
  return (
    <StatePage
      art={<WallArt />}
      title={t("notBuilt.title")}
      text={t("notBuilt.text", { page: t(title) })}
      actions={
        <>
          <BackButton>{t("action.back")}</BackButton>
          {isSignedIn ? (
            <ButtonLink
              href="/dashboard"
              variant="primary"
              size="lg"
              icon={<LayoutDashboard size={18} aria-hidden />}
            >
              {t("action.toDashboard")}
            </ButtonLink>
          ) : (
            <ButtonLink href="/" variant="primary" size="lg" icon={<House size={18} aria-hidden />}>
              {t("action.toHome")}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
