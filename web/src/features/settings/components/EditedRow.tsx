import { ChevronDown, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import styles from "./EditedList.module.css";
import { MoveButtons } from "./MoveButtons.tsx";

interface Props {
  name: string;
  place: number;
  total: number;
  /** Just added: open at once. */
  isNew: boolean;
  /** Something in it has to be corrected: cannot stay closed. */
  hasProblem: boolean;
  isDisabled: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

export function EditedRow(props: Props) {
  const { name, place, total, hasProblem, isDisabled, onMove, onRemove, children } = props;
  const { words } = useUiLocale();
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(props.isNew);
  // Stays open when the problem is gone: whoever corrects it is still typing.
  if (hasProblem && !isOpen) setOpen(true);
  const titleId = useId();
  return (
    <li className={classNames(styles.row, isOpen && styles.open, hasProblem && styles.wrong)}>
      <div className={styles.head}>
        <button
          type="button"
          aria-expanded={isOpen}
          className={styles.toggle}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden className={styles.number}>
            {number(place + 1)}
          </span>
          <span id={titleId} className={styles.name}>
            {name}
          </span>
          <ChevronDown size={18} aria-hidden className={styles.arrow} />
        </button>
        <div className={styles.tools}>
          <MoveButtons
            name={name}
            place={place}
            total={total}
            isDisabled={isDisabled}
            onMove={onMove}
          />
          <IconButton
            size="sm"
            label={words.remove(name)}
            icon={<Trash2 size={17} aria-hidden />}
            isDisabled={isDisabled}
            onClick={onRemove}
          />
        </div>
      </div>
      {isOpen && (
        <fieldset aria-labelledby={titleId} className={styles.fields}>
          {children}
        </fieldset>
      )}
    </li>
  );
}
