import { X } from "lucide-react";
import { classNames } from "../class-names.ts";
import { Button } from "../controls/Button.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import { TONE_ICON } from "./tone-icon.ts";
import { closeToast, TOAST_MS, type QueuedToast } from "./toasts.ts";
import { useCountdown } from "./use-countdown.ts";
import styles from "./Toast.module.css";

interface Props {
  toast: QueuedToast;
  isPaused: boolean;
}

export function Toast({ toast, isPaused }: Props) {
  const { words } = useUiLocale();
  const { id, text, tone = "good", durationMs = TOAST_MS, action } = toast;
  const Icon = TONE_ICON[tone];
  useCountdown(durationMs, isPaused, () => closeToast(id));
  return (
    <li className={styles.toast}>
      <Icon size={20} aria-hidden className={classNames(styles.icon, styles[tone])} />
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            action.onPress();
            closeToast(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="sm"
        label={words.close}
        icon={<X size={16} aria-hidden />}
        onClick={() => closeToast(id)}
      />
    </li>
  );
}
