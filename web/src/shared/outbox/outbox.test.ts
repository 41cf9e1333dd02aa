import type { Receipt } from "@shikkha/contract/visits/receipt.ts";
import { beforeEach, expect, it } from "vitest";
import { CallError } from "../../lib/calls/call-error.ts";
import { backOff } from "./back-off.ts";
import { type OutboxRecord, sentBytes } from "./outbox-record.ts";
import { recordOf, receiptOf } from "./outbox-samples.ts";
import { createSender, type SenderParts } from "./sender.ts";
import type { OutboxCalls } from "./send-step.ts";

const ME = 7;
let records: Map<string, OutboxRecord>;
let photos: Map<string, ArrayBuffer>;
let sent: string[];
let clock: number;
let person: number | undefined;
/** What the server will say next, by what it is asked; without a word it takes everything. */
let refusals: Map<string, CallError[]>;
let scheduled: number[];

const calls: OutboxCalls = {
  submit: async (_kind, { clientId, photos: named }) => {
    answer(`text ${clientId}`);
    return receiptOf(named.map((photo) => photo.clientId));
  },
  addPhoto: async (_kind, { photo }) => answer(`photo ${photo}`),
};

function answer(asked: string): void {
  const refusal = refusals.get(asked)?.shift();
  sent.push(refusal ? `${asked} ✗` : asked);
  if (refusal) throw refusal;
}

const no = (statusCode: number, code = 1, fields: CallError["fields"] = []) =>
  new CallError({ statusCode, code, message: "না", fields });

function senderWith(change: Partial<SenderParts> = {}) {
  return createSender({
    store: {
      list: async (owner) => [...records.values()].filter((one) => one.owner === owner),
      put: async (record) => void records.set(record.key, record),
      photo: async (id) => photos.get(id),
      dropPhoto: async (id) => void photos.delete(id),
    },
    calls,
    owner: () => person,
    isOnline: () => true,
    alone: (work) => work(),
    now: () => clock,
    random: () => 1,
    schedule: (_run, ms) => {
      scheduled.push(ms);
      return () => undefined;
    },
    ...change,
  });
}

function queue(id: string, photoIds: readonly string[] = [], owner = ME): void {
  const record = recordOf(id, photoIds, owner);
  records.set(record.key, record);
  for (const photo of photoIds) photos.set(photo, new ArrayBuffer(10));
}
const stateOf = (id: string) => records.get(`${id}/1`)?.state;

beforeEach(() => {
  [records, photos, refusals] = [new Map(), new Map(), new Map()];
  [sent, scheduled, clock, person] = [[], [], 1_000_000, ME];
});

it("sends every report before any photo, the oldest first, photos one at a time", async () => {
  queue("a", ["a1", "a2"]);
  queue("b", ["b1"]);
  await senderWith().wake();
  expect(sent).toEqual(["text a", "text b", "photo a1", "photo a2", "photo b1"]);
  expect([stateOf("a"), stateOf("b")]).toEqual(["sent", "sent"]);
  expect(photos.size).toBe(0);
});

it("goes on where it was cut off: the report is not sent again, nor a photo that arrived", async () => {
  queue("a", ["a1", "a2"]);
  refusals.set("photo a2", [no(503)]);
  await senderWith().wake();
  expect(stateOf("a")).toBe("waiting");
  expect(sentBytes(records.get("a/1") ?? recordOf("a"))).toEqual({ sent: 110, total: 120 });
  clock += 60_000;
  await senderWith().wake();
  expect(sent).toEqual(["text a", "photo a1", "photo a2 ✗", "photo a2"]);
  expect(stateOf("a")).toBe("sent");
});

it("waits longer after each failure, from one second to five minutes, partly by chance", async () => {
  expect([1, 2, 5, 20].map((tries) => backOff(tries, () => 1))).toEqual([
    1000, 2000, 16_000, 300_000,
  ]);
  expect(backOff(20, () => 0)).toBe(150_000);
  queue("a");
  refusals.set("text a", [no(503), no(500)]);
  const sender = senderWith();
  await sender.wake();
  await sender.wake();
  expect(sent).toEqual(["text a ✗"]);
  expect(scheduled.at(-1)).toBe(1000);
  clock += 1000;
  await sender.wake();
  expect(scheduled.at(-1)).toBe(2000);
  await sender.hurry();
  expect(stateOf("a")).toBe("sent");
});

it("keeps a refused report with the reason by field, and sends the others", async () => {
  const fields = [{ path: "answers.12", message: "ভুল" }];
  queue("a", ["a1"]);
  queue("b");
  refusals.set("text a", [no(422, 4507, fields)]);
  await senderWith().wake();
  expect(records.get("a/1")).toMatchObject({
    state: "refused",
    receipt: null,
    refusal: { fields },
  });
  expect(photos.has("a1")).toBe(true);
  expect(stateOf("b")).toBe("sent");
});

it("keeps everything when the session ends, and goes on after the same person has signed in", async () => {
  queue("a");
  queue("b");
  refusals.set("text a", [no(401)]);
  await senderWith().wake();
  expect(sent).toEqual(["text a ✗"]);
  person = undefined;
  await senderWith().hurry();
  expect(sent).toHaveLength(1);
  person = ME;
  await senderWith().hurry();
  expect([stateOf("a"), stateOf("b")]).toEqual(["sent", "sent"]);
});

it("never sends in the name of another person on the same device", async () => {
  queue("a");
  person = 8;
  await senderWith().hurry();
  expect(sent).toEqual([]);
  expect(stateOf("a")).toBe("waiting");
});

it("stops when another person signs in between two reports", async () => {
  queue("a");
  queue("b");
  const submit: OutboxCalls["submit"] = async (kind, body): Promise<Receipt> => {
    const receipt = await calls.submit(kind, body);
    person = 8;
    return receipt;
  };
  await senderWith({ calls: { ...calls, submit } }).wake();
  expect(sent).toEqual(["text a"]);
});

it("is done by one of two tabs", async () => {
  queue("a", ["a1"]);
  let isHeld = false;
  const alone = async (work: () => Promise<void>) => {
    if (isHeld) return;
    isHeld = true;
    await work();
    isHeld = false;
  };
  await Promise.all([senderWith({ alone }).wake(), senderWith({ alone }).wake()]);
  expect(sent).toEqual(["text a", "photo a1"]);
});

it("says so when a photo is no longer on the device instead of calling the report sent", async () => {
  queue("a", ["a1"]);
  photos.clear();
  await senderWith().wake();
  expect(records.get("a/1")).toMatchObject({ state: "refused", refusal: { photo: "a1" } });
});

it("tries nothing without a line", async () => {
  queue("a");
  await senderWith({ isOnline: () => false }).wake();
  expect(sent).toEqual([]);
});
