import type { FastifyReply } from "fastify";

/** Tells when whoever asked has gone before the answer was whole. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort(new Error("Whoever asked has gone"));
  });
  return gone.signal;
}
