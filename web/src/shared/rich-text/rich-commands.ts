export type RichCommand = "bold" | "italic" | "unordered" | "ordered" | "plain";

/** The names the browser knows them by. Its own editing is used: undo, selection and keyboards then just work. */
const NAMES: Readonly<Record<RichCommand, string>> = {
  bold: "bold",
  italic: "italic",
  unordered: "insertUnorderedList",
  ordered: "insertOrderedList",
  plain: "removeFormat",
};

/* oxlint-disable typescript/no-deprecated -- every browser has it, and nothing has come in its place */
export function apply(command: RichCommand): void {
  document.execCommand("styleWithCSS", false, "false");
  document.execCommand(NAMES[command]);
  if (command === "plain") document.execCommand("unlink");
}

export function isOn(command: RichCommand): boolean {
  return document.queryCommandState(NAMES[command]);
}

export function insertMarkup(html: string): void {
  document.execCommand("insertHTML", false, html);
}

/** Makes the selected words a link; without a selection the address itself is written. */
export function insertLink(address: string, markup: string): void {
  const isNothing = document.getSelection()?.isCollapsed ?? true;
  if (isNothing) insertMarkup(markup);
  else document.execCommand("createLink", false, address);
}

/** New lines are paragraphs in every browser. */
export function writeParagraphs(): void {
  document.execCommand("defaultParagraphSeparator", false, "p");
}
/* oxlint-enable typescript/no-deprecated */
