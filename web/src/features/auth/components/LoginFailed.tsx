import { House, LogIn } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { GateArt } from "../../../shared/art/GateArt.tsx";
import { StatePage } from "../../../shared/states/StatePage.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";

interface Props {
  code: number;
  message: string;
  requestId?: string | undefined;
}

/** Why nobody was signed in, in words, with what an administrator needs to look into it. */
export function LoginFailed({ code, message, requestId }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <StatePage
      art={<GateArt />}
      title={t("login.failedTitle")}
      text={`${message} ${t("login.failedText")}`}
      facts={[
        { label: t("login.code"), value: number(code, { grouping: false }) },
        ...(requestId === undefined ? [] : [{ label: t("login.requestId"), value: requestId }]),
      ]}
      actions={
        <>
          <ButtonLink href="/" size="lg" icon={<House size={18} aria-hidden />}>
            {t("action.toHome")}
          </ButtonLink>
          <ButtonLink
            href="/login/redirect-to-sso"
            variant="primary"
            size="lg"
            icon={<LogIn size={18} aria-hidden />}
          >
            {t("login.again")}
          </ButtonLink>
        </>
      }
    />
  );
}
