import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { TableSort } from "./table-column.ts";
import styles from "./SortButton.module.css";

interface Props {
  direction: TableSort["direction"] | undefined;
  isNumeric: boolean | undefined;
  onClick: () => void;
  children: ReactNode;
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

export function SortButton({ direction, isNumeric, onClick, children }: Props) {
  const Icon = ICONS[direction ?? "none"];
  return (
    <button
      type="button"
      className={classNames(styles.button, direction && styles.sorted, isNumeric && styles.numeric)}
      onClick={onClick}
    >
      {children}
      <Icon size={15} aria-hidden />
    </button>
  );
}
