import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEFAULT_BASE } from "@shikkha/contract/kernel/base.ts";
import { CALL_HEADER, prepareRequest } from "@shikkha/contract/kernel/request.ts";
import type { Receipt } from "@shikkha/contract/visits/receipt.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { deriveKeys } from "../src/platform/config/keys.ts";
import { openDatabase } from "../src/platform/db/database.ts";
import { openPool } from "../src/platform/db/pool.ts";
import { signIn } from "./as-duty.ts";
import { freePort } from "./free-port.ts";
import { plantPlace } from "./planning.ts";
import { PROCESS_SECRET, type ServerProcess, startServerProcess } from "./server-process.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { photoOf, reportOf, type Submission } from "./visits.ts";

/** The long form is a run of its own: UPLOAD_KILLS=20. */
const KILLS = Number(process.env["UPLOAD_KILLS"] ?? 2);
const DEVICES = 4;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "shikkha-uploads-"));
});
afterAll(async () => {
  await server.terminate();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it(
  `loses no visit, doubles none and leaves no file behind when it is killed ${KILLS} times during uploads`,
  { timeout: 60_000 + KILLS * 20_000 },
  async () => {
    const pool = openPool({ url: database.url, role: "shikkha_app" });
    const place = await plantPlace({ database }, 1);
    const officer = await signIn(
      database,
      { db: openDatabase(pool), keys: deriveKeys(PROCESS_SECRET), now: new Date() },
      { permissions: ["VISIT_INSTITUTE"], level: "UPAZILLA", path: place.path },
    );
    const start = async (port: number) =>
      startServerProcess(database.url, port, { DATA_DIR: dataDir });
    const port = await freePort();
    server = await start(port);

    const over = new AbortController();
    const receipts = new Map<string, Receipt[]>();
    const device = async () => {
      while (!over.signal.aborted) {
        const visitDate = new Date().toISOString().slice(0, 10);
        const photo = await photoOf(300 + Math.floor(Math.random() * 900));
        const photos = [photo.announced];
        const report = await reportOf(
          { database },
          { instituteId: place.institutes[0] ?? 0 },
          { visitDate, photos },
        );
        receipts.set(report.clientId, []);
        // Everything twice: as a device that did not hear the answer would.
        for (let time = 0; time < 2; time += 1) {
          receipts.get(report.clientId)?.push(await untilHeard(() => send(officer.token, report)));
          await untilHeard(() => sendPhoto(officer.token, report, photo));
        }
      }
    };
    const devices = Array.from({ length: DEVICES }, device);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 900));
      await server.kill();
      server = await start(port);
    }
    over.abort();
    await Promise.all(devices);

    const stored = await database.query<{ client_id: string; photos: number; versions: number }>(
      `select t.client_id, (select count(*)::int from visit_photo p where p.visit_id = t.id and p.received_at is not null) as photos,
         (select count(*)::int from visit_version v where v.visit_id = t.id) as versions from visit_identity t join visit v on v.id = t.id`,
    );
    expect(stored.map(({ client_id }) => client_id).toSorted()).toEqual(
      [...receipts.keys()].toSorted(),
    );
    expect(stored.filter(({ photos, versions }) => photos !== 1 || versions !== 1)).toEqual([]);
    for (const all of receipts.values())
      expect(
        new Set(all.map(({ number, hash, signature }) => `${number} ${hash} ${signature}`)).size,
      ).toBe(1);
    const keys = await database.query<{ key: string }>(
      "select unnest(array[large_key, small_key]) as key from visit_photo",
    );
    const files = await readdir(join(dataDir, "uploads", "visit-photos"), { recursive: true });
    const kept = files.filter((file) => file.endsWith(".webp"));
    expect(kept.map((file) => `visit-photos/${file}`).toSorted()).toEqual(
      keys.map(({ key }) => key).toSorted(),
    );
    await pool.end();
  },
);

/** Asks again until an answer comes, as the outbox does. */
async function untilHeard<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (cause) {
      if (!(cause instanceof NotHeard)) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** No answer came, or the server is not up again. */
class NotHeard extends Error {}

async function ask(token: string, prepared: ReturnType<typeof prepareRequest>): Promise<unknown> {
  const answer = await fetch(server.url + prepared.url, {
    method: "POST",
    headers: { ...prepared.headers, authorization: `Bearer ${token}`, [CALL_HEADER]: "1" },
    body: prepared.body ?? null,
  }).catch(() => undefined);
  if (!answer || answer.status === 503) throw new NotHeard();
  const body = await answer.json().catch(() => undefined);
  if (body === undefined) throw new NotHeard();
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return body;
}

const send = async (token: string, body: Submission) =>
  (await ask(
    token,
    prepareRequest(DEFAULT_BASE, visitCalls.submit, { params: { kind: "general" }, body }),
  )) as Receipt;

const sendPhoto = (
  token: string,
  { clientId }: Submission,
  { announced, file }: Awaited<ReturnType<typeof photoOf>>,
) =>
  ask(
    token,
    prepareRequest(DEFAULT_BASE, visitCalls.addPhoto, {
      params: { kind: "general" },
      query: { visit: clientId, photo: announced.clientId },
      file,
    }),
  );
