import { useState, useSyncExternalStore } from "react";
import { useUiLocale } from "../UiLocale.tsx";
import { Toast } from "./Toast.tsx";
import { currentToasts, subscribeToToasts } from "./toasts.ts";
import styles from "./Toast.module.css";

/** Mounted once by the app. Resting the pointer or the focus on it stops the clocks. */
export function ToastRegion() {
  const { words } = useUiLocale();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isEmpty = toasts.length === 0;
  if (isEmpty && (isHovered || hasFocus)) {
    setHovered(false);
    setFocus(false);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- resting on it only pauses the clocks
    <section
      aria-label={words.notifications}
      aria-live="polite"
      data-react-aria-top-layer
      className={styles.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {!isEmpty && (
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} isPaused={isHovered || hasFocus} />
          ))}
        </ol>
      )}
    </section>
  );
}
