import { VISIT_LIMITS } from "@shikkha/contract/visits/visit-words.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { DatePicker } from "../../../../ui/fields/DatePicker.tsx";
import { TextArea } from "../../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import styles from "./Evidence.module.css";

interface Props {
  onAdd: (action: DeviceVisit["actions"][number]) => void;
  onCancel: () => void;
}

export default function ActionForm({ onAdd, onCancel }: Props) {
  const { t } = useTranslation("visit");
  const [text, setText] = useState("");
  const [owner, setOwner] = useState("");
  const [dueOn, setDueOn] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const missing = (isThere: boolean) =>
    isTried && !isThere ? t("filling.actions.missing") : undefined;

  function add() {
    setTried(true);
    const isShort =
      text.length <= VISIT_LIMITS.actionText && owner.length <= VISIT_LIMITS.actionOwner;
    if (text.trim() && owner.trim() && dueOn && isShort)
      onAdd({ clientId: crypto.randomUUID(), text: text.trim(), owner: owner.trim(), dueOn });
  }

  return (
    <div className={styles.stack}>
      <TextArea
        label={t("filling.actions.text")}
        value={text}
        rows={2}
        limit={VISIT_LIMITS.actionText}
        error={missing(text.trim() !== "")}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label={t("filling.actions.owner")}
        value={owner}
        maxLength={VISIT_LIMITS.actionOwner}
        error={missing(owner.trim() !== "")}
        onChange={(event) => setOwner(event.target.value)}
      />
      <DatePicker
        label={t("filling.actions.dueOn")}
        value={dueOn}
        min={today()}
        error={missing(dueOn !== null)}
        onChange={setDueOn}
      />
      <div className={styles.pair}>
        <Button onClick={onCancel}>{t("filling.actions.cancel")}</Button>
        <Button variant="primary" onClick={add}>
          {t("filling.actions.keep")}
        </Button>
      </div>
    </div>
  );
}
