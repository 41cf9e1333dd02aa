import { Search, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import type { Choice } from "../../../ui/fields/choice.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import type { FieldProps } from "../../../ui/fields/field-props.ts";
import { useFieldIds } from "../../../ui/fields/use-field-ids.ts";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import styles from "./Lookup.module.css";

interface Props extends FieldProps {
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** What the server found for the text. */
  results: readonly Choice[];
  /** Instead of results: that it is searching, that there is nothing, that it failed. */
  notice: string | undefined;
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
}

/** A box to type in and the matches below it, searched by the server. The list takes its own room, so no sheet cuts it off. */
export function Lookup(props: Props) {
  const { placeholder, text, onText, results, notice, chosen, onChoose, ...field } = props;
  const { words } = useUiLocale();
  const ids = useFieldIds(field);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const isShown = isOpen && !chosen && !field.isDisabled;
  const hasList = isShown && results.length > 0;
  const optionId = (choice: Choice | undefined) => choice && `${ids.control}-${choice.id}`;

  function choose(choice: Choice | undefined) {
    onChoose(choice);
    setOpen(!choice);
    setMarked(0);
  }

  function mark(index: number) {
    setMarked(index);
    document.getElementById(optionId(results[index]) ?? "")?.scrollIntoView({ block: "nearest" });
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && isShown) {
      event.stopPropagation();
      setOpen(false);
    } else if (step && hasList) {
      event.preventDefault();
      mark((marked + step + results.length) % results.length);
    } else if (step) {
      setOpen(true);
    } else if (event.key === "Enter" && isShown) {
      event.preventDefault();
      if (hasList) choose(results[marked]);
    }
  }

  return (
    <Field {...field} ids={ids}>
      <div className={styles.control} data-invalid={field.error ? true : undefined}>
        <Search size={18} aria-hidden className={styles.icon} />
        <input
          id={ids.control}
          role="combobox"
          type="text"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? `${ids.control}-list` : undefined}
          aria-activedescendant={hasList ? optionId(results[marked]) : undefined}
          aria-required={field.isRequired}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={ids.described}
          disabled={field.isDisabled}
          placeholder={placeholder}
          value={chosen?.name ?? text}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={press}
          onChange={(event) => {
            choose(undefined);
            onText(event.target.value);
          }}
        />
        {chosen && !field.isDisabled && (
          <IconButton
            size="sm"
            label={words.remove(chosen.name)}
            icon={<X size={16} aria-hidden />}
            onClick={() => {
              choose(undefined);
              onText("");
              document.getElementById(ids.control)?.focus();
            }}
          />
        )}
      </div>
      {chosen?.description && <p className={styles.chosen}>{chosen.description}</p>}
      <output className={styles.notice}>{isShown && notice}</output>
      {hasList && (
        <ul
          id={`${ids.control}-list`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- no native list searches a server
          role="listbox"
          aria-label={field.label}
          className={styles.list}
        >
          {results.map((choice, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's: it keeps the focus
            <li
              key={choice.id}
              id={optionId(choice)}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- as the list
              role="option"
              aria-selected={index === marked}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              {choice.name}
              {choice.description && <small>{choice.description}</small>}
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
