import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailListener {
  readonly port: number;
  readonly mails: string[];
  stop(): Promise<void>;
}

/** A real SMTP server that takes mail from one account. */
export async function startMailListener(username: string, password: string): Promise<MailListener> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.username === username && auth.password === password
        ? done(null, { user: username })
        : done(new Error("Invalid credentials")),
    onData: (stream, _session, done) => {
      let mail = "";
      stream.on("data", (chunk: Buffer) => (mail += chunk.toString()));
      stream.on("end", () => {
        mails.push(mail);
        done(null, "queued as test-1");
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export interface SmsListener {
  readonly url: string;
  readonly messages: unknown[];
  answer: { status: number; text: string; headers?: Record<string, string> };
  stop(): Promise<void>;
}

/** A real HTTP listener where an SMS gateway would be. */
export async function startSmsListener(): Promise<SmsListener> {
  const listener: SmsListener = {
    url: "",
    messages: [],
    answer: { status: 200, text: "ACCEPTED 77" },
    stop: async () => undefined,
  };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    listener.messages.push(JSON.parse(body));
    response.writeHead(listener.answer.status, listener.answer.headers).end(listener.answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(listener, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
