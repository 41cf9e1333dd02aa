import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** What a listener does with one message: take it, put it off, refuse it, or hang up after having taken it. */
export type Treatment = "take" | "later" | "refuse" | "hangUp";

export interface UnkindListener<Arrived> {
  readonly port: number;
  /** Everything that arrived whole, also what was never acknowledged. */
  readonly arrived: Arrived[];
  /** Asked for each message with the address and how often it was tried before. */
  treat: (to: string, tries: number) => Treatment;
  slowness: number;
  stop(): Promise<void>;
}

export interface ArrivedMail {
  readonly to: string;
  readonly text: string;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Counts the tries of each address and asks how to treat it. */
function treatment(listener: { treat: (to: string, tries: number) => Treatment }) {
  const tries = new Map<string, number>();
  return (to: string): Treatment => {
    const before = tries.get(to) ?? 0;
    tries.set(to, before + 1);
    return listener.treat(to, before);
  };
}

/** A real SMTP server that may be slow, refuse, put off, or drop the connection after DATA. */
export async function startUnkindMail(port = 0): Promise<UnkindListener<ArrivedMail>> {
  const listener: UnkindListener<ArrivedMail> = {
    port: 0,
    arrived: [],
    treat: () => "take",
    slowness: 0,
    stop: async () => undefined,
  };
  const ask = treatment(listener);
  const chosen = new WeakMap<object, Treatment>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, session, done) => {
      const how = ask(address);
      chosen.set(session, how);
      if (how === "refuse")
        done(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
      else if (how === "later") done(Object.assign(new Error("try later"), { responseCode: 451 }));
      else done();
    },
    onData: async (stream, session, done) => {
      let text = "";
      for await (const chunk of stream) text += String(chunk);
      listener.arrived.push({ to: session.envelope.rcptTo[0]?.address ?? "", text });
      await wait(listener.slowness);
      if (chosen.get(session) === "hangUp")
        for (const connection of server.connections) connection.close();
      else done(null, "queued");
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return Object.assign(listener, {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

export interface ArrivedPost {
  readonly to: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A real HTTP listener with the same habits; the address of a message is read from it by `addressOf`. */
export async function startUnkindHttp(
  addressOf: (path: string, body: Buffer) => string,
): Promise<UnkindListener<ArrivedPost>> {
  const listener: UnkindListener<ArrivedPost> = {
    port: 0,
    arrived: [],
    treat: () => "take",
    slowness: 0,
    stop: async () => undefined,
  };
  const ask = treatment(listener);
  const answer = (how: Treatment, response: ServerResponse) => {
    if (how === "hangUp") response.socket?.destroy();
    else if (how === "take") response.writeHead(201).end("ACCEPTED");
    else response.writeHead(how === "refuse" ? 410 : 503).end(how);
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const to = addressOf(request.url ?? "", body);
    const how = ask(to);
    if (how === "take" || how === "hangUp")
      listener.arrived.push({ to, body, headers: request.headers });
    await wait(listener.slowness);
    answer(how, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(listener, {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
