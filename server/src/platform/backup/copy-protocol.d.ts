import "pg";

/** What pg can say on the wire for COPY, and its types do not know. */
declare module "pg" {
  interface Connection {
    sendCopyFromChunk(chunk: Uint8Array): void;
    endCopyFrom(): void;
    sendCopyFail(message: string): void;
  }
}
