import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { PublishedState } from "../use-published.ts";
import styles from "./Canvas.module.css";
import { ChangeList } from "./ChangeList.tsx";

/** The draft beside the published version, in place of the canvas. */
export function DiffView({ published }: { published: PublishedState }) {
  const { t } = useTranslation("form");
  const { number, date } = useFormat();
  return (
    <section className={styles.canvas} aria-label={t("builder.canvas")}>
      <div className={styles.diffHead}>
        <h2>
          {t("diff.title", {
            from: number(published.number ?? 0),
            to: number((published.number ?? 0) + 1),
          })}
        </h2>
        {published.publishedAt !== null && (
          <p>{t("diff.published", { date: date(published.publishedAt) })}</p>
        )}
      </div>
      <ChangeList published={published} />
    </section>
  );
}
