import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/fields/Field.tsx";
import type { FieldProps } from "../../ui/fields/field-props.ts";
import { useFieldIds } from "../../ui/fields/use-field-ids.ts";
import { useUiLocale } from "../../ui/UiLocale.tsx";
import { insertMarkup, writeParagraphs } from "./rich-commands.ts";
import { readRichText, wordsOf, writeRichText } from "./rich-nodes.ts";
import { RichTextToolbar } from "./RichTextToolbar.tsx";
import rich from "./RichText.module.css";
import styles from "./RichTextField.module.css";

interface Props extends FieldProps {
  /** What it begins with; what is typed comes out by onChange. */
  initial: string;
  onChange: (html: string) => void;
  limit: number;
}

/** Bold, italic, lists and links, and nothing else: what is pasted is brought down to that. */
export function RichTextField({ initial, onChange, limit, ...field }: Props) {
  const { number } = useUiLocale();
  const ids = useFieldIds(field);
  const box = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState(() => lengthOf(initial));

  useEffect(() => {
    writeParagraphs();
    // Once: from then on the browser owns what is inside.
    const clean = writeRichText(readRichText(initial));
    box.current?.replaceChildren(document.createRange().createContextualFragment(clean));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a later value would throw away the cursor
  }, []);

  function tell() {
    const html = writeRichText(readRichText(box.current?.innerHTML ?? ""));
    setUsed(lengthOf(html));
    onChange(html);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const html = event.clipboardData.getData("text/html");
    const text = event.clipboardData.getData("text/plain");
    insertMarkup(html ? writeRichText(readRichText(html)) : paragraphs(text));
  }

  return (
    <Field {...field} ids={ids} isLabelText>
      <div className={classNames(styles.editor, field.error && styles.invalid)}>
        <RichTextToolbar box={box} isDisabled={field.isDisabled} onChange={tell} />
        <div
          ref={box}
          id={ids.control}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea holds no bold words
          role="textbox"
          tabIndex={0}
          contentEditable={!field.isDisabled}
          suppressContentEditableWarning
          aria-multiline
          aria-labelledby={ids.label}
          aria-required={field.isRequired}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={ids.described}
          aria-disabled={field.isDisabled}
          className={classNames(styles.box, rich.rich)}
          onInput={tell}
          onPaste={paste}
          onDrop={(event) => event.preventDefault()}
        />
      </div>
      <span className={classNames(styles.count, used > limit && styles.over)}>
        {number(used)} / {number(limit)}
      </span>
    </Field>
  );
}

function lengthOf(html: string): number {
  return wordsOf(readRichText(html)).length;
}

function paragraphs(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length < 2) return writeRichText([text]);
  return writeRichText(lines.map((line) => ({ tag: "p" as const, children: [line] })));
}
