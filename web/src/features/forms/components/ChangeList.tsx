import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import type { PublishedState } from "../use-published.ts";
import { TreeChanges } from "./TreeChanges.tsx";

/** What the draft changes in the published version. */
export function ChangeList({ published }: { published: PublishedState }) {
  const { t } = useTranslation("form");
  const { diff } = published;
  if (!diff) return <EmptyState title={t("diff.firstVersion")} text={t("diff.firstVersionText")} />;
  return <TreeChanges diff={diff} />;
}
