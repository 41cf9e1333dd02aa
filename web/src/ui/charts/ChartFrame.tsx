import { Table2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import { ChartTable, type ChartTableData } from "./ChartTable.tsx";
import styles from "./ChartFrame.module.css";

interface Props {
  title: string;
  legend?: ReactNode;
  table: ChartTableData;
  children: ReactNode;
}

/** A drawing with its legend, and the same numbers as a table: for reading aloud, print and choice. */
export function ChartFrame({ title, legend, table, children }: Props) {
  const { words } = useUiLocale();
  const [isTableShown, setTableShown] = useState(false);
  return (
    <figure aria-label={title} className={styles.frame}>
      {legend && <div className={styles.legend}>{legend}</div>}
      <div className={styles.drawing}>{children}</div>
      <div className={styles.toggle}>
        <Button
          size="sm"
          variant="quiet"
          icon={<Table2 size={16} aria-hidden />}
          aria-expanded={isTableShown}
          onClick={() => setTableShown(!isTableShown)}
        >
          {isTableShown ? words.hideTable : words.showTable}
        </Button>
      </div>
      <div className={isTableShown ? styles.shown : styles.hidden}>
        <ChartTable caption={title} {...table} />
      </div>
    </figure>
  );
}
