import sanitizeHtml from "sanitize-html";

/** What an author can make: paragraphs, bold, italic, lists, links. Everything else becomes its text, or nothing. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong", "em", "ul", "ol", "li", "a"],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "template",
    "iframe",
    "svg",
    "math",
  ],
  enforceHtmlBoundary: false,
  transformTags: {
    b: "strong",
    i: "em",
    div: "p",
    h1: "p",
    h2: "p",
    h3: "p",
    h4: "p",
    a: (_tag, { href }) => ({ tagName: "a", attribs: isWhole(href) ? { href } : {} }),
  },
};

/** A link that means the same wherever it is read, in a mail too. */
function isWhole(href: string | undefined): href is string {
  return href !== undefined && /^(?:https?:\/\/|mailto:|tel:)/i.test(href);
}

/** Rich text as it is stored: nothing in it can run, load or dress up, whatever was sent. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED)
    .replace(/<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g, "")
    .trim();
}

/** The words alone, a line for each paragraph and list entry. */
export function plainText(html: string): string {
  const broken = html.replace(/<(?:br|\/p|\/li|\/ul|\/ol)\b[^>]*>/gi, "\n");
  const text = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  return unescapeHtml(text)
    .replace(/[ \t\u00A0]+/g, " ")
    .replace(/ *\n[ \n]*/g, "\n")
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}
