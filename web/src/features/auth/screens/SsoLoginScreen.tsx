import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/format/use-format.ts";
import { signIn } from "../../../lib/session/session-actions.ts";
import { useGo, useSearchText } from "../../../shared/routing/navigation.ts";
import { StatePage } from "../../../shared/states/StatePage.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useTicketExchange } from "../auth.api.ts";
import { LoginFailed } from "../components/LoginFailed.tsx";
import { readSsoAnswer } from "../model/sso-answer.ts";

/** Where the single sign-on comes back to: exchanges the ticket and goes on to the dashboard. */
export default function SsoLoginScreen() {
  const { t } = useTranslation();
  const go = useGo();
  const language = useLanguage();
  const answer = readSsoAnswer(useSearchText());
  const { data, error } = useTicketExchange("ticket" in answer ? answer.ticket : undefined);
  useEffect(() => {
    if (!data) return;
    signIn(data);
    // Replaced, so that the spent ticket leaves the history.
    go.replace("/dashboard");
  }, [data, go]);

  if ("refusal" in answer)
    return <LoginFailed code={answer.refusal.code} message={answer.refusal[language]} />;
  if (error)
    return <LoginFailed code={error.code} message={error.message} requestId={error.requestId} />;
  return (
    <StatePage art={<Spinner />} title={t("login.startingTitle")} text={t("login.startingText")} />
  );
}
