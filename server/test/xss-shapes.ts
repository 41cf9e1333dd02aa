import fc from "fast-check";

/** Ways into a browser that have worked somewhere, as parts to be put together in every way. */
const TAGS = [
  "script",
  "img",
  "svg",
  "math",
  "iframe",
  "object",
  "embed",
  "video",
  "audio",
  "source",
  "body",
  "html",
  "head",
  "base",
  "link",
  "meta",
  "style",
  "form",
  "input",
  "button",
  "textarea",
  "select",
  "option",
  "details",
  "summary",
  "marquee",
  "template",
  "noscript",
  "xmp",
  "plaintext",
  "title",
  "frameset",
  "table",
  "td",
  "isindex",
  "keygen",
  "foreignObject",
  "animate",
  "set",
  "use",
  "mglyph",
  "annotation-xml",
  "p",
  "a",
  "b",
  "i",
  "strong",
  "em",
  "ul",
  "ol",
  "li",
  "br",
  "div",
  "x",
] as const;
const HANDLERS = [
  "onerror",
  "onload",
  "onclick",
  "onmouseover",
  "onfocus",
  "onanimationstart",
  "ontoggle",
  "onbegin",
  "onpointerenter",
  "ONERROR",
  "onerror\u0000",
  "on\u0000error",
  "onerror\t",
  "/onerror",
  "data-x onerror",
  "formaction",
  "style",
  "srcdoc",
  "src",
  "href",
  "xlink:href",
  "action",
  "background",
  "poster",
  "to",
  "values",
  "class",
  "id",
  "name",
  "target",
] as const;
const PAYLOADS = [
  "alert(1)",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "java&#10;script:alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;avascript&colon;alert(1)",
  "javascript&#58;alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "//evil.example/x",
  "\\\\evil.example\\x",
  "https:evil",
  "blob:x",
  "file:///etc/passwd",
  "expression(alert(1))",
  "url(javascript:alert(1))",
  "background:url(//evil.example)",
  "1' onerror='alert(1)",
  '1" onerror="alert(1)',
  "1` onerror=`alert(1)",
  "</script><script>alert(1)</script>",
  "<!--><script>alert(1)</script>-->",
  "]]><script>alert(1)</script>",
  "feed:javascript:alert(1)",
  "view-source:javascript:x",
] as const;
const SPACES = [" ", "\t", "\n", "\f", "/", "//", "\u0000", "\u00a0", "  /  "] as const;
const QUOTES = ['"', "'", "`", ""] as const;

const pick = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const mixedCase = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.infiniteStream(fc.boolean()))
    .map(([word, flips]) =>
      Array.from(word, (letter) =>
        flips.next().value === true ? letter.toUpperCase() : letter,
      ).join(""),
    );

const attribute = fc
  .tuple(
    pick(SPACES),
    pick(HANDLERS),
    pick(["=", " = ", "=\n", ""]),
    pick(QUOTES),
    pick(PAYLOADS),
    fc.boolean(),
  )
  .map(
    ([space, name, sign, quote, value, isClosed]) =>
      space + name + sign + quote + value + (isClosed ? quote : ""),
  );

const opening = fc
  .tuple(
    pick(["<", "<", "<", "< ", "&lt;", "<<", "<\u0000", "<!", "<?", "</", "&#60;"]),
    mixedCase(pick(TAGS)),
    fc.array(attribute, { maxLength: 3 }),
    pick([">", "/>", "", " >", "\u0000>", "&gt;", "<"]),
  )
  .map(([before, tag, attributes, after]) => before + tag + attributes.join("") + after);

const closing = mixedCase(pick(TAGS)).map((tag) => `</${tag}>`);
const words = pick([
  "বাংলা লেখা",
  "alert(1)",
  "ক্ষ",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "&amp;lt;script&amp;gt;",
  "&lt;img src=x onerror=alert(1)&gt;",
]);

/** Markup as an attacker would build it, nested, broken and half closed. */
export const hostileMarkup: fc.Arbitrary<string> = fc
  .array(fc.oneof(opening, opening, closing, words, pick(PAYLOADS)), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(""));
