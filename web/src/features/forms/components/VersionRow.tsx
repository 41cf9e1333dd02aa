import type { FormVersion } from "@shikkha/contract/forms/form.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { useDiff } from "../forms.api.ts";
import styles from "./FormDetail.module.css";
import { TreeChanges } from "./TreeChanges.tsx";

interface Props {
  formId: number;
  version: FormVersion;
  /** The version that came after it; undefined for the newest, which is compared with the draft. */
  next: number | undefined;
  hasDraft: boolean;
}

export function VersionRow({ formId, version, next, hasDraft }: Props) {
  const { t } = useTranslation("form");
  const { number, date, name } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const query = next === undefined ? { from: version.number } : { from: version.number, to: next };
  const diff = useDiff(formId, query, isOpen);
  const canCompare = next !== undefined || hasDraft;
  return (
    <li>
      <span>
        <b>{t("detail.versionNumber", { number: number(version.number) })}</b>{" "}
        {version.isCurrent && <Badge tone="good">{t("detail.current")}</Badge>}
        <small>
          {t("detail.publishedOn", { date: date(version.publishedAt) })}
          {version.publishedBy && ` · ${name(version.publishedBy)}`}
          {" · "}
          <span className={styles.hash}>{version.hash.slice(0, 8)}</span>
        </small>
      </span>
      <Button
        size="sm"
        isAllowed={canCompare}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {next === undefined
          ? t("detail.compareDraft")
          : t("detail.compareNext", { number: number(next) })}
      </Button>
      {isOpen && (
        <div className={styles.diff}>
          <QueryState query={diff} skeleton={<Skeleton height={80} />}>
            {({ changes, isComparable }) => (
              <TreeChanges
                diff={{
                  isComparable,
                  changes: changes.map((change) => ({
                    ...change,
                    before: questionOf(change.before),
                    after: questionOf(change.after),
                  })),
                }}
              />
            )}
          </QueryState>
        </div>
      )}
    </li>
  );
}

function questionOf(wire: WireQuestion | null) {
  return wire === null ? undefined : readTree([wire]).tree[0];
}
