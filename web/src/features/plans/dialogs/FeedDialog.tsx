import { feedCalls } from "@shikkha/contract/plans/feed.ts";
import { Copy, Link2, Link2Off } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useCall } from "../../../lib/calls/use-call.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./EditVisitDialog.module.css";

/** The secret link by which a calendar program shows the visits; told once, renewed and revoked here. */
export default function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("visit");
  const { date } = useFormat();
  const [url, setUrl] = useState<string>();
  const { data } = useCall(feedCalls.state, {});
  const outdates = [feedCalls.state];
  const renew = useCallMutation(feedCalls.renew, {
    outdates,
    onSuccess: (made) => setUrl(made.url),
  });
  const revoke = useCallMutation(feedCalls.revoke, {
    outdates,
    onSuccess: () => {
      setUrl(undefined);
      showToast({ tone: "good", text: t("plan.feed.revoked") });
    },
  });
  const error = renew.error ?? revoke.error;
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? "");
    showToast({ tone: "good", text: t("plan.feed.copied") });
  };
  return (
    <Dialog
      isOpen
      title={t("plan.feed.title")}
      onClose={onClose}
      footer={
        <>
          {data?.createdAt && (
            <Button
              icon={<Link2Off size={17} aria-hidden />}
              isPending={revoke.isPending}
              onClick={() => revoke.mutate({})}
            >
              {t("plan.feed.revoke")}
            </Button>
          )}
          {url === undefined ? (
            <Button
              variant="primary"
              icon={<Link2 size={17} aria-hidden />}
              isPending={renew.isPending}
              onClick={() => renew.mutate({})}
            >
              {t(data?.createdAt ? "plan.feed.renew" : "plan.feed.make")}
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={<Copy size={17} aria-hidden />}
              onClick={() => void copy()}
            >
              {t("plan.feed.copy")}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        {error && (
          <Alert tone="bad" isSpoken>
            {error.message}
          </Alert>
        )}
        <p>{t("plan.feed.text")}</p>
        {url !== undefined && (
          <TextField label={t("plan.feed.url")} help={t("plan.feed.once")} value={url} readOnly />
        )}
        {url === undefined && data?.createdAt && (
          <Alert tone="info">{t("plan.feed.exists", { date: date(data.createdAt) })}</Alert>
        )}
      </div>
    </Dialog>
  );
}
