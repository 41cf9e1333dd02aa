import { type KeyboardEvent, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useUiLocale } from "../../ui/UiLocale.tsx";
import { insertLink } from "./rich-commands.ts";
import { isLink, writeRichText } from "./rich-nodes.ts";
import styles from "./RichTextField.module.css";

interface Props {
  box: RefObject<HTMLDivElement | null>;
  /** Where the link goes. */
  range: Range;
  onDone: () => void;
}

/** Asks for the address of a link, in the editor itself. */
export function RichTextLink({ box, range, onDone }: Props) {
  const { t } = useTranslation("notice");
  const { words } = useUiLocale();
  const [address, setAddress] = useState("");
  const [isWrong, setWrong] = useState(false);

  function back() {
    box.current?.focus();
    const selection = document.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
  }

  function insert() {
    const typed = address.trim();
    const whole = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
    if (!typed || !isLink(whole) || !URL.canParse(whole)) return setWrong(true);
    back();
    insertLink(whole, writeRichText([{ tag: "a", href: whole, children: [whole] }]));
    onDone();
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.stopPropagation();
      back();
      onDone();
    } else if (event.key === "Enter") {
      event.preventDefault();
      insert();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the box inside
    <div className={styles.link} onKeyDown={press}>
      <TextField
        label={t("editor.address")}
        type="url"
        lang="en"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for a moment ago
        autoFocus
        autoComplete="off"
        value={address}
        error={isWrong ? t("editor.addressWrong") : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
      />
      <Button onClick={() => (back(), onDone())}>{words.cancel}</Button>
      <Button variant="primary" onClick={insert}>
        {t("editor.insert")}
      </Button>
    </div>
  );
}
