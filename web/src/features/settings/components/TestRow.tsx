import { Send } from "lucide-react";
import type { HTMLInputTypeAttribute } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { InlineMessage } from "../../../ui/feedback/InlineMessage.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { TestSend } from "../use-test-send.ts";
import styles from "./TestRow.module.css";

interface Props {
  test: TestSend;
  type: HTMLInputTypeAttribute;
  /** What is sent with is what is stored, so that has to be saved first. */
  isReady: boolean;
}

/** Sends a test message and shows what the other side said, word for word. */
export function TestRow({ test, type, isReady }: Props) {
  const { t } = useTranslation("settings");
  const { group, form, isPending, answer, failure } = test;
  return (
    <form noValidate className={styles.row} onSubmit={(event) => void test.submit(event)}>
      <div className={styles.field}>
        <TextField
          id={`${group}.test`}
          type={type}
          label={t(`settings.test.${group}`)}
          isDisabled={isPending || !isReady}
          autoComplete="off"
          error={form.formState.errors.to?.message}
          {...form.register("to")}
        />
      </div>
      <Button
        type="submit"
        icon={<Send size={16} aria-hidden />}
        isDisabled={!isReady}
        isPending={isPending}
      >
        {t("settings.send")}
      </Button>
      <output className={styles.answer}>
        {!isReady && <InlineMessage tone="warning">{t("settings.saveFirst")}</InlineMessage>}
        {isReady && answer !== undefined && (
          <InlineMessage tone="good">{t("settings.sent", { answer })}</InlineMessage>
        )}
        {isReady && failure !== undefined && <InlineMessage tone="bad">{failure}</InlineMessage>}
      </output>
    </form>
  );
}
