import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileMarkup } from "../../../test/xss-shapes.ts";
import { cleanHtml, plainText } from "./rich-text.ts";

const SHAPES = 10_000;

/** What is allowed to be there, told apart from the cleaner: by a pattern of its own over the finished text. */
const TAG = /<\/?(p|br|strong|em|ul|ol|li|a)(?: href="([^"<>]*)")?(?: \/)?>/g;
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Anything left that a browser could take for markup, a reference or a link it should not follow. */
function liveParts(html: string): string[] {
  const found: string[] = [];
  const rest = html.replace(TAG, (_whole, _tag: string, href: string | undefined) => {
    if (href !== undefined && !SAFE_LINK.test(decoded(href))) found.push(`href ${href}`);
    return "";
  });
  if (rest.includes("<") || rest.includes(">")) found.push(`markup ${rest}`);
  return found;
}

function decoded(text: string): string {
  return (
    text
      .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
      .replace(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(/&colon;/gi, ":")
      .replace(/&amp;/g, "&")
      // eslint-disable-next-line no-control-regex -- browsers drop these inside a link
      .replace(/[\u0000-\u0020]/g, "")
  );
}

describe("the cleaner", () => {
  it(`leaves nothing live in ${SHAPES} hostile shapes, and nothing more to clean`, () => {
    fc.assert(
      fc.property(hostileMarkup, (markup) => {
        const clean = cleanHtml(markup);
        expect(liveParts(clean), markup).toEqual([]);
        expect(liveParts(cleanHtml(clean)), "cleaned twice").toEqual([]);
      }),
      { numRuns: SHAPES, seed: 20_261_115 },
    );
  });

  it("keeps what an author can make", () => {
    const made =
      '<p>সংশ্লিষ্ট সকলের <strong>অবগতির</strong> জন্য <em>জানানো</em> যাচ্ছে:</p><ol><li>এক</li><li>দুই</li></ol><ul><li><a href="https://dshe.gov.bd/পরিকল্পনা?ক=১&amp;খ=২">নির্দেশিকা</a></li></ul>';
    expect(cleanHtml(made)).toBe(made);
  });

  it("leaves Bengali text as it is: conjuncts, joiners, signs and all", () => {
    const words = fc.array(
      fc.constantFrom(
        "ক্ষ",
        "জ্ঞ",
        "র\u200D্য",
        "ৎ",
        "য়",
        "ড়",
        "ঢ়",
        "।",
        "৳",
        "১২৩",
        "খণ্ড\u200Cত",
        "ঁ",
        "ং",
        " ",
        "“",
        "”",
        "—",
      ),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const text = `<p>অ${parts.join("")}আ</p>`;
        expect(cleanHtml(text)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it("turns what another editor makes into ours, and drops its dress", () => {
    expect(
      cleanHtml(
        '<div style="color:red" class="x"><b>ক</b> <i>খ</i></div><p><br></p><h2 id="y">গ</h2>',
      ),
    ).toBe("<p><strong>ক</strong> <em>খ</em></p><p>গ</p>");
  });

  it("keeps nothing of what loads from elsewhere", () => {
    expect(cleanHtml('<img src="https://track.example/p.gif"><link rel=x href=//e><p>ক</p>')).toBe(
      "<p>ক</p>",
    );
    expect(cleanHtml('<a href="//evil.example">ক</a>')).toBe("<a>ক</a>");
  });
});

it("gives the words alone, a line for each part", () => {
  expect(plainText("<p>ক &amp; <strong>খ</strong></p><ul><li>১</li><li>&lt;২&gt;</li></ul>")).toBe(
    "ক & খ\n১\n<২>",
  );
});
