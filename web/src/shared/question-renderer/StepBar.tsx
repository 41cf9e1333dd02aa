import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../ui/controls/Button.tsx";
import { useFilling } from "./form-filling.ts";
import styles from "./StepBar.module.css";

interface Props {
  previous: (() => void) | undefined;
  /** The title of the next page, empty where it has none; undefined on the last one, where the form is sent. */
  next: string | undefined;
  submitLabel: string;
  isPending: boolean;
}

/** The main action under the thumb; the next button names the section it opens. */
export function StepBar({ previous, next, submitLabel, isPending }: Props) {
  const { t } = useFilling();
  const hasNext = next !== undefined;
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        {previous && (
          <Button
            icon={<ChevronLeft size={16} aria-hidden />}
            isDisabled={isPending}
            onClick={previous}
          >
            {t("fill.previous")}
          </Button>
        )}
        <Button type="submit" variant="primary" className={styles.main} isPending={isPending}>
          {hasNext ? (
            <span className={styles.words}>
              {t("fill.next")}
              {next && <small>{next}</small>}
            </span>
          ) : (
            submitLabel
          )}
          {hasNext && <ChevronRight size={16} aria-hidden />}
        </Button>
      </div>
    </div>
  );
}
