import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  figuresOf,
  plantMessages,
  setUp,
  smtpSettings,
  startSendingServer,
} from "./delivery-scene.ts";
import type { TestServer } from "./test-server.ts";
import { type ArrivedMail, startUnkindMail, type UnkindListener } from "./unkind-listeners.ts";

/** The long form is a run of its own: DELIVERY_MAILS=10000. */
const MAILS = Number(process.env["DELIVERY_MAILS"] ?? 600);
const KILLS = 10;

let server: TestServer;
let mail: UnkindListener<ArrivedMail>;
beforeAll(async () => {
  mail = await startUnkindMail();
  server = await startSendingServer();
  await setUp(server, "email", smtpSettings(mail.port));
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

it(
  `delivers ${MAILS} mails although the worker is killed ${KILLS} times, at most one twice a kill`,
  { timeout: 120_000 + MAILS * 50 },
  async () => {
    // Slow to answer, so that most kills fall between a mail's arrival and its acknowledgement.
    mail.slowness = 5;
    const noticeId = await plantMessages(server, "EMAIL", MAILS);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await workUntil(server, () => mail.arrived.length >= (MAILS * kill) / (KILLS + 1));
      expect((await figuresOf(server, noticeId)).WAITING).toBeGreaterThan(0);
    }
    mail.slowness = 0;
    await workUntil(server, async () => (await figuresOf(server, noticeId)).SENT === MAILS);
    expect(await figuresOf(server, noticeId)).toEqual({ SENT: MAILS });
    const people = new Set(mail.arrived.map(({ to }) => to));
    expect(people.size).toBe(MAILS);
    expect(mail.arrived.length - MAILS).toBeLessThanOrEqual(KILLS);
  },
);

/** Runs a worker until something is so, then kills it as a power cut would. */
async function workUntil(
  { database }: TestServer,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const worker = spawn(
    process.execPath,
    [join(import.meta.dirname, "delivery-worker.ts"), database.url],
    { stdio: "inherit" },
  );
  while (!(await isSo())) {
    if (worker.exitCode !== null) throw new Error("The worker ended by itself");
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  worker.kill("SIGKILL");
  await once(worker, "exit");
}
