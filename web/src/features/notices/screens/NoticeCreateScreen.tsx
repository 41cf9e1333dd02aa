import { CloudCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useUser } from "../../../lib/session/use-user.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { CreateNoticeForm } from "../components/form/CreateNoticeForm.tsx";
import { useCreateNotice } from "../components/form/use-create-notice.ts";
import { dropDraft, type NoticeDraft, readDraft } from "../model/notice-draft.ts";
import { EMPTY_NOTICE } from "../model/notice-values.ts";
import styles from "./NoticeScreens.module.css";

function newDraft(): NoticeDraft {
  return {
    clientId: crypto.randomUUID(),
    values: EMPTY_NOTICE,
    attachments: [],
    savedAt: new Date().toISOString(),
  };
}

/** Goes on where the draft was left; throwing it away begins a new one. */
export default function NoticeCreateScreen() {
  const userId = useUser()?.userId ?? 0;
  const [round, setRound] = useState(() => {
    const kept = readDraft(userId);
    return { draft: kept ?? newDraft(), isKept: kept !== undefined };
  });
  return (
    <Create
      key={round.draft.clientId}
      userId={userId}
      draft={round.draft}
      isKept={round.isKept}
      onDiscard={() => {
        dropDraft(userId);
        setRound({ draft: newDraft(), isKept: false });
      }}
    />
  );
}

interface Props {
  userId: number;
  draft: NoticeDraft;
  isKept: boolean;
  onDiscard: () => void;
}

function Create({ userId, draft, isKept, onDiscard }: Props) {
  const { t } = useTranslation("notice");
  const { t: common } = useTranslation();
  const { time } = useFormat();
  const work = useCreateNotice(userId, draft);
  const savedAt = work.savedAt ?? (isKept ? draft.savedAt : undefined);
  const meta =
    savedAt === undefined ? (
      t("form.newMeta")
    ) : (
      <span className={styles.saved}>
        <CloudCheck size={17} aria-hidden />
        {t("form.draftSaved", { time: time(savedAt) })}
      </span>
    );
  return (
    <>
      <PageHeader title={common("page.createNotice")} meta={meta} />
      {isKept && (
        <div className={styles.alert}>
          <Alert
            tone="info"
            actions={
              <Button size="sm" onClick={onDiscard}>
                {t("form.discard")}
              </Button>
            }
          >
            {t("form.draftBack")}
          </Alert>
        </div>
      )}
      <CreateNoticeForm work={work} />
    </>
  );
}
