import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import type { S3Store } from "../config/config.ts";
import type { FileStore } from "./file-store.ts";
import { assertKey } from "./file-key.ts";
import { uploadInParts } from "./s3-parts.ts";

/** Any S3-compatible store, addressed by path: the bucket is a part of the URL. */
export function openS3Store(config: S3Store): FileStore {
  const { accessKeyId, secretAccessKey, region } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const bucket = `${config.endpoint.replace(/\/$/, "")}/${config.bucket}`;
  const urlOf = (key: string) => {
    assertKey(key);
    return `${bucket}/${key}`;
  };
  const send = async (url: string, init: RequestInit, missingIsFine = false) => {
    const answer = await client.fetch(url, init);
    if (!answer.ok && !(missingIsFine && answer.status === 404)) {
      throw new Error(`The file store answered ${answer.status} to ${init.method ?? "GET"}`);
    }
    return answer;
  };
  return {
    async put(key, content) {
      await send(urlOf(key), { method: "PUT", body: new Uint8Array(content) });
    },
    async putStream(key, content) {
      return uploadInParts(send, urlOf(key), content);
    },
    async get(key) {
      const answer = await send(urlOf(key), {}, true);
      if (answer.status === 404 || !answer.body) return undefined;
      return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    },
    async remove(key) {
      await send(urlOf(key), { method: "DELETE" }, true);
    },
    async list(prefix) {
      const keys: string[] = [];
      let next = "";
      do {
        const search = new URLSearchParams({
          "list-type": "2",
          prefix,
          ...(next && { "continuation-token": next }),
        });
        const text = await (await send(`${bucket}?${search.toString()}`, {})).text();
        keys.push(...[...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map((match) => match[1] ?? ""));
        next = /<NextContinuationToken>([^<]+)</.exec(text)?.[1] ?? "";
      } while (next);
      return keys.toSorted();
    },
  };
}
