import { FilePenLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useOnDevice } from "../../../../shared/outbox/use-outbox.ts";
import { deviceProgress } from "../../model/device-progress.ts";
import { plannedVisits, type Week } from "../../model/sort-week.ts";
import { fillingAddress } from "../../model/visit-address.ts";
import { useFieldWords } from "../../use-field-words.ts";
import { ElsewhereDraft } from "./ElsewhereDraft.tsx";
import { LinkRow } from "./LinkRow.tsx";
import styles from "./Rows.module.css";

/** Visits begun here that no card of the week shows, and all that were begun on another device. */
export function DraftList({ week }: { week: Week }) {
  const { t } = useTranslation("visit");
  const { name, percent } = useFormat();
  const { moment } = useFieldWords();
  const { visits, records } = useOnDevice();
  const onCards = new Set(plannedVisits(week).map(({ planDetailId }) => planDetailId));
  const here = visits.map((visit) => ({ ...visit, progress: deviceProgress(visit) }));
  const known = new Set(
    [...visits, ...records.map(({ visit }) => visit)].map((one) => one.clientId),
  );
  const elsewhere = week.drafts.filter(({ clientId }) => !known.has(clientId));
  const shown = here.filter(
    ({ planDetailId }) => planDetailId === null || !onCards.has(planDetailId),
  );
  if (shown.length + elsewhere.length === 0) return null;
  return (
    <section className={styles.rows} aria-label={t("week.drafts")}>
      {shown.map(({ clientId, kind, place, progress, savedAt }) => (
        <LinkRow
          key={clientId}
          href={fillingAddress(kind, { visit: clientId })}
          tone="plain"
          icon={<FilePenLine size={20} aria-hidden />}
          title={name(place)}
          text={[
            t("week.draftOf", { kind: t(`field.kind.${kind}`) }),
            percent(progress / 100, 0),
            moment(savedAt),
          ].join(" · ")}
        />
      ))}
      {elsewhere.map((draft) => (
        <ElsewhereDraft key={draft.clientId} draft={draft} />
      ))}
    </section>
  );
}
