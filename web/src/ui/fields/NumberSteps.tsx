import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useUiLocale } from "../UiLocale.tsx";
import styles from "./NumberField.module.css";

interface Props {
  describes: string;
  isDisabled: boolean | undefined;
  canDecrease: boolean;
  canIncrease: boolean;
  onStep: (direction: 1 | -1) => void;
  children: ReactNode;
}

export function NumberSteps(props: Props) {
  const { words } = useUiLocale();
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className={styles.step}
        aria-label={`${words.decrease}: ${props.describes}`}
        disabled={props.isDisabled || !props.canDecrease}
        onClick={() => props.onStep(-1)}
      >
        <Minus size={18} aria-hidden />
      </button>
      {props.children}
      <button
        type="button"
        className={styles.step}
        aria-label={`${words.increase}: ${props.describes}`}
        disabled={props.isDisabled || !props.canIncrease}
        onClick={() => props.onStep(1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
}
