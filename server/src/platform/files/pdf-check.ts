import { inflateSync } from "node:zlib";

/** What a reader could be made to run, open, send or unpack. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR|Rendition|Movie|Sound|Encrypt)(?![A-Za-z0-9])/;
const LARGEST_OBJECT_STREAM = 32 * 1024 * 1024;

export type PdfFinding = "clean" | "active" | "broken";

/**
 * Looks for active content in a PDF. Names may be spelled with escapes, and objects may hide in compressed object
 * streams: both are undone first. What cannot be looked into, such as an encrypted file, counts as active.
 */
export function checkPdf(content: Uint8Array): PdfFinding {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString(
    "latin1",
  );
  if (!text.startsWith("%PDF-") || !/%%EOF\s*$/.test(text.slice(-1024))) return "broken";
  if (ACTIVE.test(unescapeNames(text))) return "active";
  for (const { dictionary, data } of streamsOf(text)) {
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(dictionary)) continue;
    const objects = unpack(dictionary, data);
    if (objects === undefined || ACTIVE.test(unescapeNames(objects))) return "active";
  }
  return "clean";
}

/** `/Java#53cript` is the same name as `/JavaScript`. */
function unescapeNames(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Everything that could be a stream, without trusting the lengths a file gives. */
function* streamsOf(text: string): Generator<{ dictionary: string; data: string }> {
  for (const match of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(match.index - 3, match.index) === "end") continue;
    const begin = Math.max(text.lastIndexOf("obj", match.index), 0);
    const start = match.index + match[0].length;
    const end = text.indexOf("endstream", start);
    if (end === -1) continue;
    yield {
      dictionary: unescapeNames(text.slice(begin, match.index)),
      data: text.slice(start, end),
    };
  }
}

/** The objects in an object stream; undefined when it is packed in a way nobody needs. */
function unpack(dictionary: string, data: string): string | undefined {
  if (!dictionary.includes("/Filter")) return data;
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?:\/(?!DecodeParms)|>>)/.test(dictionary))
    return undefined;
  try {
    return inflateSync(Buffer.from(data, "latin1"), {
      maxOutputLength: LARGEST_OBJECT_STREAM,
    }).toString("latin1");
  } catch {
    return undefined;
  }
}
