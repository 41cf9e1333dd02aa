import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { InlineMessage } from "../../../ui/feedback/InlineMessage.tsx";
import { EditedRow } from "./EditedRow.tsx";
import styles from "./EditedList.module.css";

interface Props {
  kind: "partners" | "tutorials" | "faq";
  rows: readonly { readonly id: string }[];
  /** What a row is called while it is closed. */
  nameOf: (index: number) => string;
  hasProblem: (index: number) => boolean;
  most: number;
  isDisabled: boolean;
  onAdd: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** The fields of a row. */
  children: (index: number) => ReactNode;
}

/** Rows that are added, opened, moved and removed; nothing of it counts before the section is saved. */
export function EditedList(props: Props) {
  const { kind, rows, nameOf, hasProblem, most, isDisabled, onAdd, onMove, onRemove } = props;
  const { t } = useTranslation("settings");
  const { number } = useFormat();
  const isFull = rows.length >= most;
  return (
    <div className={styles.list}>
      {rows.length === 0 && <p className={styles.none}>{t(`site.none.${kind}`)}</p>}
      <ol className={styles.rows}>
        {rows.map(({ id }, index) => (
          <EditedRow
            key={id}
            name={nameOf(index) || t(`site.untitled.${kind}`)}
            place={index}
            total={rows.length}
            isNew={nameOf(index) === ""}
            hasProblem={hasProblem(index)}
            isDisabled={isDisabled}
            onMove={(to) => onMove(index, to)}
            onRemove={() => onRemove(index)}
          >
            {props.children(index)}
          </EditedRow>
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          icon={<Plus size={17} aria-hidden />}
          isDisabled={isDisabled || isFull}
          onClick={onAdd}
        >
          {t(`site.add.${kind}`)}
        </Button>
        {isFull && (
          <InlineMessage tone="warning">
            {t("site.list.full", { most: number(most) })}
          </InlineMessage>
        )}
      </div>
    </div>
  );
}
