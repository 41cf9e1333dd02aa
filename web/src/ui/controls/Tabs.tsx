import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import styles from "./Tabs.module.css";

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** already written in the reader's digits */
  count?: string | undefined;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

interface Props<Id extends string> {
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** content of the selected tab */
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs<Id extends string>({ label, items, selected, onSelect, children }: Props<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function moveBy(event: KeyboardEvent) {
    const open = items.filter((item) => !item.isDisabled);
    const at = open.findIndex((item) => item.id === selected);
    const step = STEPS[event.key];
    const to =
      event.key === "Home" ? 0 : event.key === "End" ? -1 : step && (at + step) % open.length;
    const target = to === undefined ? undefined : open.at(to);
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  }

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={moveBy}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === selected}
            aria-controls={`${base}panel`}
            tabIndex={item.id === selected ? 0 : -1}
            disabled={item.isDisabled}
            className={styles.tab}
            onClick={() => onSelect(item.id)}
          >
            {item.icon}
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}${selected}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
