/** What S3 takes as a part that is not the last one. */
const PART = 5 * 1024 * 1024;

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Content of any length in parts, of which one is in memory at a time; answers how long it was. */
export async function uploadInParts(
  send: Send,
  url: string,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  let upload: string | undefined;
  let size = 0;
  const stored: string[] = [];
  try {
    for await (const part of partsOf(content)) {
      upload ??= await begin(send, url);
      const answer = await send(`${url}?partNumber=${stored.length + 1}&uploadId=${upload}`, {
        method: "PUT",
        body: new Uint8Array(part),
      });
      stored.push(answer.headers.get("etag") ?? "");
      size += part.length;
    }
    if (upload === undefined) await send(url, { method: "PUT", body: new Uint8Array() });
    else await finish(send, `${url}?uploadId=${upload}`, stored);
    return size;
  } catch (error) {
    // Not every store knows how to give up an upload; what is left of it is not a file.
    if (upload !== undefined)
      await send(`${url}?uploadId=${upload}`, { method: "DELETE" }).catch(() => undefined);
    throw error;
  }
}

async function begin(send: Send, url: string): Promise<string> {
  const text = await (await send(`${url}?uploads`, { method: "POST" })).text();
  const upload = /<UploadId>([^<]+)<\/UploadId>/.exec(text)?.[1];
  if (!upload) throw new Error("The file store began no upload");
  return encodeURIComponent(upload);
}

async function finish(send: Send, url: string, stored: readonly string[]): Promise<void> {
  const parts = stored.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
  const answer = await send(url, { method: "POST", body });
  // S3 may answer 200 and say in the body that it failed.
  const text = await answer.text();
  if (!text.includes("CompleteMultipartUploadResult"))
    throw new Error("The file store did not put the parts together");
}

async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    pieces.push(piece);
    size += piece.length;
    if (size < PART) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(pieces);
}
