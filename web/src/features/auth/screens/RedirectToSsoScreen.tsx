import { LogIn } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/format/use-format.ts";
import { StatePage } from "../../../shared/states/StatePage.tsx";
import { buttonClass } from "../../../ui/controls/button-class.ts";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { ssoAddress } from "../sso-address.ts";

/** Leaves the application for the single sign-on. The entry is replaced, so that "back" does not come here again. */
export default function RedirectToSsoScreen() {
  const { t } = useTranslation();
  const address = ssoAddress(useLanguage());
  useEffect(() => window.location.replace(address), [address]);
  return (
    <StatePage
      art={<Spinner />}
      title={t("login.leadingTitle")}
      text={t("login.leadingText")}
      actions={
        <a href={address} className={buttonClass({ variant: "primary", size: "lg" })}>
          <LogIn size={18} aria-hidden />
          {t("login.openSso")}
        </a>
      }
    />
  );
}
