import { Star } from "lucide-react";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { classNames } from "../../../ui/class-names.ts";
import type { Shade } from "../model/progress.ts";
import styles from "./ZoneTile.module.css";

interface Props {
  name: string;
  shade: Shade;
  /** Undefined while the figures are fetched. */
  value?: string;
  note?: string;
  rating?: { readonly label: string; readonly value: string } | undefined;
}

export function ZoneTile({ name, shade, value, note, rating }: Props) {
  return (
    <li className={classNames(styles.tile, styles[`shade${shade}`])}>
      <b className={styles.name}>{name}</b>
      {rating && (
        <span className={styles.rating}>
          <Star size={14} aria-hidden />
          <VisuallyHidden>{rating.label}</VisuallyHidden>
          {rating.value}
        </span>
      )}
      <span className={styles.value}>{value}</span>
      <span className={styles.note}>{note}</span>
    </li>
  );
}
