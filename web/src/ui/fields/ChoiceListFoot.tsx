import { useContext } from "react";
import { SelectStateContext } from "react-aria-components/Select";
import { Button } from "../controls/Button.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import styles from "./Select.module.css";

/** On phones the sheet of a multi-select is left by its own button. */
export function ChoiceListFoot() {
  const { words } = useUiLocale();
  const select = useContext(SelectStateContext);
  return (
    <div className={styles.foot}>
      <Button variant="primary" isFull onClick={() => select?.close()}>
        {words.close}
      </Button>
    </div>
  );
}
