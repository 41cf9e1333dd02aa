import type { PublishedForm } from "@shikkha/contract/forms/form.ts";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useVersions } from "../forms.api.ts";
import styles from "./FormDetail.module.css";
import { VersionRow } from "./VersionRow.tsx";

/** Every published version, newest first; each can be compared with what came after it. */
export function VersionsCard({ form }: { form: PublishedForm }) {
  const { t } = useTranslation("form");
  const versions = useVersions(form.id);
  return (
    <Card title={t("detail.versions")} description={t("detail.versionsText")}>
      <QueryState
        query={versions}
        skeleton={<Skeleton height={120} />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title={t("detail.neverPublished")} />}
      >
        {(all) => (
          <ol className={styles.versions}>
            {all.map((version, index) => (
              <VersionRow
                key={version.id}
                formId={form.id}
                version={version}
                next={all[index - 1]?.number}
                hasDraft={form.state === "CHANGED"}
              />
            ))}
          </ol>
        )}
      </QueryState>
    </Card>
  );
}
