import type { PublishCheck } from "@shikkha/contract/forms/publish-check.ts";
import { CircleAlert, CircleCheck, Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useBuilderStore } from "../model/builder-context.ts";
import { select } from "../model/builder-store.ts";
import type { Autosave } from "../use-autosave.ts";
import styles from "./Checklist.module.css";
import { PublishFindingText } from "./PublishFindingText.tsx";

interface Props {
  check: PublishCheck;
  autosave: Autosave;
}

/** What to look at before publishing; each point leads to its question. */
export function Checklist({ check, autosave }: Props) {
  const { t } = useTranslation("form");
  const { number } = useFormat();
  const store = useBuilderStore();
  const { faults, untranslated, totalWeight } = check;
  const broken = autosave.error?.fields.length ?? 0;
  return (
    <ul className={styles.list} aria-label={t("builder.beforePublishing")}>
      {faults.map((finding) => (
        <li key={`${finding.questionId}${finding.kind}`} data-tone="bad">
          <CircleAlert size={18} aria-hidden />
          <PublishFindingText finding={finding} />
        </li>
      ))}
      {faults.length === 0 && (
        <li data-tone="good">
          <CircleCheck size={18} aria-hidden />
          {t("builder.check.complete")}
        </li>
      )}
      {untranslated.length > 0 ? (
        <li data-tone="warning">
          <Languages size={18} aria-hidden />
          <span>
            {t("builder.check.untranslated", {
              count: untranslated.length,
              number: number(untranslated.length),
            })}{" "}
            <button type="button" onClick={() => select(store, untranslated[0])}>
              {t("builder.check.seeFirst")}
            </button>
          </span>
        </li>
      ) : (
        <li data-tone="good">
          <CircleCheck size={18} aria-hidden />
          {t("builder.check.translated")}
        </li>
      )}
      <li data-tone={broken > 0 ? "bad" : "good"}>
        {broken > 0 ? <CircleAlert size={18} aria-hidden /> : <CircleCheck size={18} aria-hidden />}
        {broken > 0 ? autosave.error?.message : t("builder.check.conditions")}
      </li>
      {totalWeight > 0 && (
        <li data-tone="good">
          <CircleCheck size={18} aria-hidden />
          {t("builder.check.weight", { weight: number(totalWeight) })}
        </li>
      )}
    </ul>
  );
}
