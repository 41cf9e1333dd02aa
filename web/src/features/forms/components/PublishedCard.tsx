import type { PublishedForm } from "@shikkha/contract/forms/form.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import { LANGUAGES, type Language } from "@shikkha/contract/kernel/language.ts";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/format/use-format.ts";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Segmented } from "../../../ui/controls/Segmented.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./FormDetail.module.css";
import { FormPreview } from "./FormPreview.tsx";

/** The published form as it is filled in, to be tried out. */
export function PublishedCard({ form }: { form: PublishedForm }) {
  const { t } = useTranslation("form");
  const [language, setLanguage] = useState<Language>(useLanguage());
  const tree = useMemo(() => readTree(form.questions).tree, [form.questions]);
  if (tree.length === 0)
    return (
      <Card title={t("detail.published")}>
        <EmptyState
          title={t("detail.neverPublished")}
          action={<ButtonLink href={`/form/edit/${form.id}`}>{t("action.edit")}</ButtonLink>}
        />
      </Card>
    );
  const switcher = (
    <Segmented
      label={t("builder.previewLanguage")}
      value={language}
      onChange={setLanguage}
      items={LANGUAGES.map((id) => ({ id, label: t(`language.${id}`) }))}
    />
  );
  return (
    <Card isFlush title={t("detail.published")} actions={switcher}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <section className={styles.preview} tabIndex={0} aria-label={t("builder.onThePhone")}>
        <FormPreview tree={tree} language={language} />
      </section>
    </Card>
  );
}
