import { CloudAlert, CloudCheck, CloudUpload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { Autosave } from "../use-autosave.ts";
import styles from "./BuilderBar.module.css";

/** Whether what was written is kept: an icon, words and a time. */
export function SavedMark({ autosave: { state, savedAt } }: { autosave: Autosave }) {
  const { t } = useTranslation("form");
  const { time } = useFormat();
  const isBad = state === "failed" || state === "conflict";
  const Icon = isBad ? CloudAlert : state === "saved" ? CloudCheck : CloudUpload;
  return (
    <output className={styles.saved} data-state={isBad ? "bad" : state}>
      <Icon size={17} aria-hidden />
      {state === "saved"
        ? t("builder.savedAt", { time: time(savedAt) })
        : t(`builder.save.${state}`)}
    </output>
  );
}
