import { createTransport } from "nodemailer";
import { resolveTarget } from "./outgoing-target.ts";
import { SendingFailed, type Verdict } from "./sending-failed.ts";

export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: "TLS" | "STARTTLS" | "NONE";
  readonly username: string;
  readonly password: string | undefined;
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same for each try of one mail, so that a repeat is known as one. */
  readonly messageId?: string;
}

export interface Mailer {
  /** Hands one mail to the server and gives its last answer, such as "250 2.0.0 Ok: queued as …". */
  send(mail: Mail): Promise<string>;
  close(): void;
}

/** One connection, kept open from mail to mail; the server's address is resolved and checked once. */
export async function openMailer(server: MailServer, allowInner: boolean): Promise<Mailer> {
  const target = await resolveTarget(server.host, allowInner);
  const transport = createTransport({
    host: target.address,
    port: server.port,
    secure: server.security === "TLS",
    requireTLS: server.security === "STARTTLS",
    ignoreTLS: server.security === "NONE",
    tls: { servername: server.host },
    ...(server.username && { auth: { user: server.username, pass: server.password ?? "" } }),
    pool: true,
    maxConnections: 1,
    // Whether a mail is tried again is decided where its tries are counted.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        const { response } = (await transport.sendMail({ ...mail, from: server.from })) as {
          response: string;
        };
        return response;
      } catch (cause) {
        throw toFailure(cause);
      }
    },
    close: () => transport.close(),
  };
}

/** Sends a single mail. */
export async function sendMail(
  server: MailServer,
  mail: Mail,
  allowInner: boolean,
): Promise<string> {
  const mailer = await openMailer(server, allowInner);
  try {
    return await mailer.send(mail);
  } finally {
    mailer.close();
  }
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message: string;
}

function toFailure(cause: unknown): SendingFailed {
  const error = cause as SmtpError;
  return new SendingFailed(verdictOf(error), error.response ?? error.message, { cause });
}

/** Only an answer to this mail's addressee or content is about this mail; 421 is a server that closes. */
function verdictOf({ code, responseCode = 0 }: SmtpError): Verdict {
  const isAboutTheMail = code === "EENVELOPE" || code === "EMESSAGE";
  if (!isAboutTheMail || responseCode === 421 || responseCode === 0) return "down";
  return responseCode >= 500 ? "refused" : "later";
}
