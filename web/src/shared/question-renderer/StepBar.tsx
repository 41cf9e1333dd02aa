import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../ui/controls/Button.tsx";
import { useFilling } from "./form-filling.ts";
import type { FormStep } from "./form-steps.ts";
import { questionText } from "./form-texts.ts";
import styles from "./StepBar.module.css";

interface Props {
  previous: (() => void) | undefined;
  /** Undefined on the last page, where the form is sent. */
  next: FormStep | undefined;
  submitLabel: string;
  isPending: boolean;
}

/** The main action under the thumb; the next button names the section it opens. */
export function StepBar({ previous, next, submitLabel, isPending }: Props) {
  const { t, format } = useFilling();
  const section = next?.section?.question;
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
          {next ? (
            <span className={styles.words}>
              {t("fill.next")}
              {section && <small>{questionText(format, section)}</small>}
            </span>
          ) : (
            submitLabel
          )}
          {next && <ChevronRight size={16} aria-hidden />}
        </Button>
      </div>
    </div>
  );
}
