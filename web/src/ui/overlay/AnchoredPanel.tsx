import { useRef, type ReactNode, type RefObject } from "react";
import styles from "./AnchoredPanel.module.css";
import { useAnchored } from "./use-anchored.ts";

interface Props {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  id: string;
  children: ReactNode;
}

/** A panel that opens beside a field without taking the focus away from it. */
export function AnchoredPanel({ anchor, label, id, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useAnchored(anchor, panel, true);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press must not take the focus from the field
    <div
      ref={panel}
      id={id}
      popover="manual"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element would leave the tab order of the field
      role="dialog"
      aria-label={label}
      className={styles.panel}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
