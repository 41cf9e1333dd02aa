import {
  Bold,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  RemoveFormatting,
} from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { apply, isOn, type RichCommand } from "./rich-commands.ts";
import { RichTextLink } from "./RichTextLink.tsx";
import styles from "./RichTextField.module.css";

interface Props {
  box: RefObject<HTMLDivElement | null>;
  isDisabled: boolean | undefined;
  onChange: () => void;
}

const GROUPS: readonly (readonly { id: RichCommand; icon: LucideIcon }[])[] = [
  [
    { id: "bold", icon: Bold },
    { id: "italic", icon: Italic },
  ],
  [
    { id: "unordered", icon: List },
    { id: "ordered", icon: ListOrdered },
  ],
];
const COMMANDS = GROUPS.flat().map(({ id }) => id);

/** One stop of the keyboard; arrows go from tool to tool. */
export function RichTextToolbar({ box, isDisabled, onChange }: Props) {
  const { t } = useTranslation("notice");
  const bar = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<readonly RichCommand[]>([]);
  const [kept, setKept] = useState<Range>();

  useEffect(() => {
    const look = () => {
      const at = document.getSelection()?.anchorNode;
      if (at && box.current?.contains(at)) setPressed(COMMANDS.filter(isOn));
    };
    document.addEventListener("selectionchange", look);
    return () => document.removeEventListener("selectionchange", look);
  }, [box]);

  function use(command: RichCommand) {
    box.current?.focus();
    apply(command);
    setPressed(COMMANDS.filter(isOn));
    onChange();
  }

  /** The address is typed elsewhere, so the place of the words is kept. */
  function askForLink() {
    const selection = document.getSelection();
    const isInside = selection?.anchorNode && box.current?.contains(selection.anchorNode);
    const range = document.createRange();
    if (box.current) range.selectNodeContents(box.current);
    range.collapse(false);
    setKept(isInside ? selection.getRangeAt(0) : range);
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const tools = [...(bar.current?.querySelectorAll("button") ?? [])];
    const at = tools.findIndex((tool) => tool === document.activeElement);
    if (!step || at === -1) return;
    event.preventDefault();
    tools.at((at + step) % tools.length)?.focus();
  }

  const tool = (id: RichCommand, Icon: LucideIcon, isPressed?: boolean) => (
    <button
      key={id}
      type="button"
      className={styles.tool}
      tabIndex={id === "bold" ? 0 : -1}
      aria-label={t(`editor.${id}`)}
      title={t(`editor.${id}`)}
      aria-pressed={isPressed}
      disabled={isDisabled}
      // A press must not take the cursor out of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => use(id)}
    >
      <Icon size={17} aria-hidden />
    </button>
  );

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools take the focus */}
      <div
        ref={bar}
        role="toolbar"
        aria-label={t("editor.toolbar")}
        className={styles.bar}
        onKeyDown={move}
      >
        {GROUPS.map((group, index) => (
          <span key={group[0]?.id} style={{ display: "contents" }}>
            {index > 0 && <span className={styles.gap} />}
            {group.map(({ id, icon }) => tool(id, icon, pressed.includes(id)))}
          </span>
        ))}
        <button
          type="button"
          className={styles.tool}
          tabIndex={-1}
          aria-label={t("editor.link")}
          title={t("editor.link")}
          aria-expanded={kept !== undefined}
          disabled={isDisabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={askForLink}
        >
          <Link size={17} aria-hidden />
        </button>
        <span className={styles.gap} />
        {tool("plain", RemoveFormatting)}
      </div>
      {kept && (
        <RichTextLink
          box={box}
          range={kept}
          onDone={() => {
            setKept(undefined);
            onChange();
          }}
        />
      )}
    </>
  );
}
