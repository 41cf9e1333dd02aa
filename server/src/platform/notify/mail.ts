import { createTransport } from "nodemailer";
import { resolveTarget } from "./outgoing-target.ts";

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
}

/** Hands one mail to the server and gives its last answer, such as "250 2.0.0 Ok: queued as …". */
export async function sendMail(
  server: MailServer,
  mail: Mail,
  allowInner: boolean,
): Promise<string> {
  const target = await resolveTarget(server.host, allowInner);
  const transport = createTransport({
    host: target.address,
    port: server.port,
    secure: server.security === "TLS",
    requireTLS: server.security === "STARTTLS",
    ignoreTLS: server.security === "NONE",
    tls: { servername: server.host },
    ...(server.username && { auth: { user: server.username, pass: server.password ?? "" } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const { response } = (await transport.sendMail({ ...mail, from: server.from })) as {
      response: string;
    };
    return response;
  } finally {
    transport.close();
  }
}
