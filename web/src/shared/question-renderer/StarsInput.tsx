import type { AnswerValue } from "@shikkha/contract/forms/question.ts";
import { Star } from "lucide-react";
import { useFilling } from "./form-filling.ts";
import type { InputOption, InputProps } from "./input-props.ts";
import styles from "./StarsInput.module.css";

interface Props extends InputProps {
  /** From one star up; the text is the word for that many. */
  stars: readonly InputOption[];
  value: AnswerValue | undefined;
  onChange: (id: number) => void;
}

/** Real radios of at least 48 px; the number and its word below, or the two ends while nothing is chosen. */
export function StarsInput({ node, stars, value, onChange, ids, isInvalid, describedBy }: Props) {
  const { format, isDisabled } = useFilling();
  const at = stars.findIndex(({ id }) => id === value);
  const chosen = stars[at];
  const spoken = (index: number, text: string) =>
    text ? `${format.number(index + 1)}, ${text}` : format.number(index + 1);
  return (
    <div
      role="radiogroup"
      id={ids.control}
      tabIndex={-1}
      aria-labelledby={ids.label}
      aria-describedby={describedBy}
      aria-required={node.question.meta.isRequired}
      aria-invalid={isInvalid || undefined}
    >
      <div className={styles.stars}>
        {stars.map(({ id, text }, index) => (
          <label key={id} className={styles.star} data-lit={index <= at || undefined}>
            <input
              type="radio"
              name={ids.control}
              checked={index === at}
              disabled={isDisabled}
              aria-label={spoken(index, text)}
              onChange={() => onChange(id)}
            />
            <Star aria-hidden strokeLinejoin="round" />
            {format.number(index + 1)}
          </label>
        ))}
      </div>
      <div className={styles.word} aria-hidden>
        {chosen ? (
          <b>{chosen.text ? `${format.number(at + 1)} · ${chosen.text}` : format.number(at + 1)}</b>
        ) : (
          <>
            <span>{stars[0]?.text}</span>
            <span>{stars.at(-1)?.text}</span>
          </>
        )}
      </div>
    </div>
  );
}
