import { preferenceCalls } from "@shikkha/contract/notices/preferences.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../lib/calls/use-call.ts";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { Switch } from "../../../ui/fields/Switch.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { usePush } from "../use-push.ts";
import styles from "./ChannelsCard.module.css";

/** How one is told of things: e-mail and push can be switched, SMS about one's duty cannot. */
export function ChannelsCard() {
  const { t } = useTranslation("notice");
  const { digits } = useFormat();
  const answer = useCall(preferenceCalls.mine, {});
  const push = usePush();
  const { mutate, isPending } = useCallMutation(preferenceCalls.setEmail, {
    outdates: [preferenceCalls.mine],
    onSuccess: () => showToast({ tone: "good", text: t("told.saved") }),
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  return (
    <Card title={t("told.title")}>
      <QueryState query={answer} skeleton={<Skeleton height={120} />}>
        {({ email, phone, wantsEmail, pushKey }) => (
          <div className={styles.channels}>
            <Switch
              label={t("told.email")}
              description={email === null ? t("told.noEmail") : t("told.emailHelp", { email })}
              isOn={wantsEmail && email !== null}
              isDisabled={isPending || email === null}
              onChange={(isOn) => mutate({ body: { wantsEmail: isOn } })}
            />
            <Switch
              label={t("told.push")}
              description={push.state && t(`told.pushHelp.${push.state}`)}
              isOn={push.state === "on"}
              isDisabled={push.isBusy || (push.state !== "on" && push.state !== "off")}
              onChange={(isOn) => push.change(isOn, pushKey)}
            />
            <p className={styles.note}>
              {phone === null ? t("told.noSms") : t("told.sms", { phone: digits(phone) })}
            </p>
          </div>
        )}
      </QueryState>
    </Card>
  );
}
