import type { PublishFinding } from "@shikkha/contract/forms/publish-check.ts";
import { useTranslation } from "react-i18next";
import { useBuilderStore } from "../model/builder-context.ts";
import { select } from "../model/builder-store.ts";
import { usePlace } from "./use-question-words.ts";

/** One thing that keeps the form from being published, leading to its question. */
export function PublishFindingText({ finding }: { finding: PublishFinding }) {
  const { t } = useTranslation("form");
  const store = useBuilderStore();
  const place = usePlace(finding.questionId);
  const text = t(`publishFault.${finding.kind}`);
  if (finding.questionId === undefined) return <span>{text}</span>;
  return (
    <span>
      <button type="button" onClick={() => select(store, finding.questionId)}>
        {t("builder.questionAt", { place })}
      </button>
      : {text}
    </span>
  );
}
