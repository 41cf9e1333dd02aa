import type { CSSProperties } from "react";
import styles from "./Skeleton.module.css";

interface Props {
  width?: CSSProperties["width"];
  height?: CSSProperties["height"];
  isRound?: boolean | undefined;
}

/** A piece of the final shape; it appears after 200 ms, by CSS alone. */
export function Skeleton({ width = "100%", height = 14, isRound }: Props) {
  const borderRadius = isRound ? "50%" : undefined;
  return <span aria-hidden className={styles.skeleton} style={{ width, height, borderRadius }} />;
}
