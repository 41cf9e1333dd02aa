/** The same parts the server keeps: paragraphs, bold, italic, lists, links. */
const RICH_TAGS = ["p", "br", "strong", "em", "ul", "ol", "li", "a"] as const;
export type RichTag = (typeof RICH_TAGS)[number];

export type RichNode =
  | string
  | {
      readonly tag: RichTag;
      readonly href?: string;
      readonly children: readonly RichNode[];
    };

/** What other editors call our parts. */
const SAME: Readonly<Record<string, RichTag>> = {
  b: "strong",
  i: "em",
  div: "p",
  h1: "p",
  h2: "p",
  h3: "p",
  h4: "p",
  h5: "p",
  h6: "p",
};
/** Their text is no text of the author. */
const DROPPED = new Set([
  "script",
  "style",
  "template",
  "title",
  "noscript",
  "svg",
  "math",
  "head",
]);
const LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

export function isLink(address: string): boolean {
  return LINK.test(address);
}

/** Markup as a tree of our own parts; whatever else it holds becomes its text, or nothing. */
export function readRichText(html: string): readonly RichNode[] {
  return blocksOf(childrenOf(new DOMParser().parseFromString(html, "text/html").body));
}

const BLOCKS = new Set<RichTag>(["p", "ul", "ol"]);

function isBlock(node: RichNode): node is Exclude<RichNode, string> {
  return typeof node !== "string" && BLOCKS.has(node.tag);
}

/** Words that stand alone become a paragraph, and a paragraph that holds a list falls into its parts: editors make both. */
function blocksOf(nodes: readonly RichNode[]): readonly RichNode[] {
  const blocks: RichNode[] = [];
  let words: RichNode[] = [];
  const close = () => {
    if (words.some((node) => typeof node !== "string" || node.trim() !== ""))
      blocks.push({ tag: "p", children: words });
    words = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      words.push(node);
      continue;
    }
    close();
    if (node.tag === "p") blocks.push(...blocksOf(node.children));
    else blocks.push(node);
  }
  close();
  return blocks;
}

function childrenOf(parent: Node): RichNode[] {
  return [...parent.childNodes].flatMap(nodesOf);
}

function nodesOf(node: Node): RichNode[] {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [node.nodeValue] : [];
  if (!(node instanceof Element)) return [];
  const name = node.localName;
  if (DROPPED.has(name)) return [];
  const tag = SAME[name] ?? RICH_TAGS.find((one) => one === name);
  const children = childrenOf(node);
  if (tag === undefined) return children;
  const href = node.getAttribute("href") ?? "";
  return [{ tag, children, ...(tag === "a" && isLink(href) && { href }) }];
}

/** The tree as markup, for sending. */
export function writeRichText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escaped(node);
      if (node.tag === "br") return "<br>";
      const link = node.href === undefined ? "" : ` href="${escaped(node.href)}"`;
      return `<${node.tag}${link}>${writeRichText(node.children)}</${node.tag}>`;
    })
    .join("");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** The words alone; what is counted against the limit. */
export function wordsOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const text = wordsOf(node.children);
      return node.tag === "p" || node.tag === "li" || node.tag === "br" ? `${text}\n` : text;
    })
    .join("")
    .replace(/[ \t\u00A0]+/g, " ")
    .replace(/ *\n[ \n]*/g, "\n")
    .trim();
}
