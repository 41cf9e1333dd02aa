import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useOnDevice } from "../../../../shared/outbox/use-outbox.ts";
import type { Week } from "../../model/sort-week.ts";
import { fillingAddress } from "../../model/visit-address.ts";
import { LinkRow } from "./LinkRow.tsx";
import styles from "./Rows.module.css";

/** Reports a supervisor sent back, with the comment; what was corrected and waits to be sent is no longer here. */
export function ReturnedList({ returned }: { returned: Week["returned"] }) {
  const { t } = useTranslation("visit");
  const { name, date } = useFormat();
  const { records } = useOnDevice();
  const open = returned.filter(
    ({ clientId, version }) =>
      !records.some(
        ({ submission }) => submission.clientId === clientId && submission.version > version,
      ),
  );
  if (open.length === 0) return null;
  return (
    <section className={styles.rows} aria-label={t("week.returned")}>
      {open.map(({ clientId, kind, place, visitDate, comment, returnedBy }) => (
        <LinkRow
          key={clientId}
          href={fillingAddress(kind, { visit: clientId })}
          tone="returned"
          icon={<Undo2 size={20} aria-hidden />}
          title={t("week.returnedTitle", { name: name(place) })}
          text={[t(`field.kind.${kind}`), date(visitDate), name(returnedBy)].join(" · ")}
        >
          <span className={styles.quote}>{comment}</span>
          <span className={styles.correct}>{t("week.correct")}</span>
        </LinkRow>
      ))}
    </section>
  );
}
