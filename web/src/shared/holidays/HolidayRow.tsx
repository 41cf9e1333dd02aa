import type { ReactNode } from "react";
import { useFormat } from "../../lib/format/use-format.ts";
import type { HolidaySpan } from "./holiday-span.ts";
import { MoonMark } from "./MoonMark.tsx";
import { useHolidayWords } from "./use-holiday-words.ts";
import styles from "./HolidayRow.module.css";

interface Props {
  holiday: HolidaySpan & {
    readonly nameBangla: string;
    readonly nameEnglish: string;
    readonly isProjected?: boolean;
  };
  note?: ReactNode;
  action?: ReactNode;
}

/** One holiday of a list: when, its name in both languages, how long. */
export function HolidayRow({ holiday, note, action }: Props) {
  const { language, name } = useFormat();
  const words = useHolidayWords();
  const other =
    language === "bn"
      ? { lang: "en", text: holiday.nameEnglish }
      : { lang: "bn", text: holiday.nameBangla };
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <b>{words.days(holiday)}</b> {words.months(holiday)}
      </span>
      <span className={styles.names}>
        <b>{name(holiday)}</b> {holiday.isProjected && <MoonMark />}
        <small lang={other.lang}>{other.text}</small>
        {note && <small>{note}</small>}
      </span>
      <span className={styles.length}>
        <span>{words.weekdays(holiday)}</span> <span>{words.length(holiday)}</span>
      </span>
      {action && <span className={styles.action}>{action}</span>}
    </li>
  );
}
