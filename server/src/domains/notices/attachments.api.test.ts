import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attachmentCalls } from "@shikkha/contract/notices/attachments.ts";
import { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantPlaces } from "../../../test/matrix/places.ts";
import { draft, officerAt, pdfOf, runClock } from "../../../test/notice-scene.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { ATTACHMENT_FOLDER } from "./attachments.commands.ts";
import { sweepFiles } from "./sweep-files.ts";

let server: TestServer;
let author: SomeoneOnDuty;
let receiver: SomeoneOnDuty;
beforeAll(async () => {
  server = await startTestServer();
  await server.running.platform.jobs.stop();
  await plantPlaces(server);
  author = await asDuty(server, { permissions: ["MANAGE_NOTICE"] });
  receiver = await officerAt(server, "/7/");
});
afterAll(() => server.stop());

const upload = (
  clientId: string,
  words = "guide",
  name = "নির্দেশিকা.pdf",
  content: Uint8Array = pdfOf(words),
) =>
  server.call(
    attachmentCalls.upload,
    { query: { clientId }, file: { name, content } },
    { token: author.token, language: "en" },
  );
const download = (name: string, { token }: { token: string }) =>
  server.call(attachmentCalls.download, { params: { name } }, { token });

/** A notice with one file, handed out to the receiver. */
async function published(): Promise<{ id: number; fileName: string; clientId: string }> {
  const clientId = randomUUID();
  const { body } = await upload(clientId, clientId);
  const receivers = { kind: "NAMED" as const, personIds: [receiver.personId] };
  const saved = await server.call(
    noticeCalls.create,
    { body: draft({ clientId, receivers, attachmentIds: [body.id] }) },
    { token: author.token },
  );
  await runClock(server);
  return { id: saved.body.id, fileName: `${saved.body.id}_${body.id}`, clientId };
}

describe("a file", () => {
  it("reaches the receivers of its notice and its managers, and nobody else", async () => {
    const { fileName } = await published();
    const answer = await download(fileName, receiver);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-disposition": `attachment; filename="__________.pdf"; filename*=UTF-8''${encodeURIComponent("নির্দেশিকা.pdf")}`,
    });
    expect(answer.text.startsWith("%PDF-")).toBe(true);
    expect((await download(fileName, author)).status).toBe(200);
    expect((await download(fileName, await officerAt(server, "/7/"))).status).toBe(404);
    const zone = { permissions: ["MANAGE_NOTICE"], level: "ZONE", path: "/7/" } as const;
    expect((await download(fileName, await asDuty(server, zone))).status).toBe(404);
  });

  it("goes with its notice", async () => {
    const { id, fileName } = await published();
    const body = { id, version: 1, status: "CLOSED" as const };
    await server.call(noticeCalls.setStatus, { body }, { token: author.token });
    expect((await download(fileName, receiver)).status).toBe(404);
    expect((await download(fileName, author)).status).toBe(200);
    await server.call(noticeCalls.remove, { params: { id } }, { token: author.token });
    expect((await download(fileName, author)).status).toBe(404);
  });

  it("of one notice is not found under another", async () => {
    const [one, other] = [await published(), await published()];
    const crossed = `${other.id}_${one.fileName.split("_")[1]}`;
    expect((await download(crossed, receiver)).status).toBe(404);
    expect((await download("../../secret", receiver)).status).toBe(400);
  });
});

describe("uploading", () => {
  it("takes each file once, five at most, and is audited", async () => {
    const clientId = randomUUID();
    const first = await upload(clientId, "0");
    expect(first.body).toEqual({
      id: expect.any(Number) as number,
      name: "নির্দেশিকা.pdf",
      type: "application/pdf",
      size: pdfOf("0").byteLength,
      fileName: null,
    });
    expect((await upload(clientId, "0", "কপি.pdf")).error.code).toBe(5112);
    const rest = await Promise.all(
      ["1", "2", "3", "4", "5", "6"].map((one) => upload(clientId, one)),
    );
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(rest.find(({ status }) => status === 422)?.error).toMatchObject({
      code: 5113,
      message: "At most 5 files can be added.",
    });
    const audited = await server.database.query(
      "select count(*)::int as count from audit_entry where action = 'attachments.upload' and after ->> 'clientId' = $1",
      [clientId],
    );
    expect(audited).toEqual([{ count: 5 }]);
  });

  it("refuses what is too large, of another kind, active or broken, and says which", async () => {
    const clientId = randomUUID();
    const codeOf = async (content: Uint8Array, name = "a.pdf") =>
      (await upload(clientId, "", name, content)).error.code;
    const large = Buffer.concat([pdfOf("x"), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await codeOf(large)).toBe(5111);
    expect(await codeOf(Buffer.from("<svg onload=alert(1)>"), "a.png")).toBe(5110);
    expect(await codeOf(Buffer.from("%PDF-1.4 << /S /JavaScript >> %%EOF"))).toBe(5114);
    expect(await codeOf(Buffer.from("%PDF-1.4 cut"))).toBe(5115);
    expect(await codeOf(Buffer.alloc(21 * 1024 * 1024))).toBe(1101);
  });

  it("can be taken back by who uploaded it, until a notice holds it", async () => {
    const clientId = randomUUID();
    const { body } = await upload(clientId);
    const remove = (id: number, { token }: { token: string }) =>
      server.call(attachmentCalls.remove, { params: { id } }, { token });
    const other = await asDuty(server, { permissions: ["MANAGE_NOTICE"] });
    expect((await remove(body.id, other)).status).toBe(404);
    expect((await remove(body.id, author)).body).toEqual({ id: body.id });
    expect((await upload(clientId)).status).toBe(200);
    const { fileName } = await published();
    expect((await remove(Number(fileName.split("_")[1]), author)).status).toBe(404);
  });
});

it("changing a notice keeps the files it names and drops the others", async () => {
  const { id, fileName, clientId } = await published();
  const added = await upload(clientId, "second");
  expect((await download(`${id}_${added.body.id}`, receiver)).status).toBe(404);
  const { clientId: _made, ...content } = draft({
    receivers: { kind: "NAMED", personIds: [receiver.personId] },
    attachmentIds: [added.body.id],
  });
  const changed = await server.call(
    noticeCalls.update,
    { params: { id }, body: { version: 1, ...content } },
    { token: author.token },
  );
  expect(changed.status).toBe(200);
  expect((await download(`${id}_${added.body.id}`, receiver)).status).toBe(200);
  expect((await download(fileName, receiver)).status).toBe(404);
});

it("sweeps up files no notice holds, and only those", async () => {
  const { platform } = server.running;
  const { fileName } = await published();
  await platform.files.put(`${ATTACHMENT_FOLDER}${randomUUID()}`, Buffer.from("orphan"));
  await server.database.query(
    "update notice_attachment set uploaded_at = now() - interval '8 days' where notice_id is null",
  );
  await sweepFiles(platform, 0);
  const [{ rows } = { rows: 0 }] = await server.database.query<{ rows: number }>(
    "select count(*)::int as rows from notice_attachment",
  );
  expect(await platform.files.list(ATTACHMENT_FOLDER)).toHaveLength(rows);
  expect((await download(fileName, receiver)).status).toBe(200);
});
