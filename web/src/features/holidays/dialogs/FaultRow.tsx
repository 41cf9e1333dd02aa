import { useFormat } from "../../../lib/format/use-format.ts";
import { faultSource } from "../model/fault-source.ts";
import type { HolidayFault } from "../model/import-file.ts";
import styles from "./ImportFaults.module.css";

interface Props {
  fault: HolidayFault;
  text: string;
}

/** What is wrong, in which column, and the line as it stands in the file. */
export function FaultRow({ fault, text }: Props) {
  const { number } = useFormat();
  const source = faultSource(text, fault);
  return (
    <tr>
      <td className={styles.line}>{number(fault.line, { grouping: false })}</td>
      <td>
        <span className={styles.message}>{fault.message}</span>{" "}
        {fault.column && <code className={styles.column}>{fault.column}</code>}
        {source && (
          <span className={styles.source}>
            {source.before}
            <mark>{source.wrong}</mark>
            {source.after}
          </span>
        )}
      </td>
    </tr>
  );
}
