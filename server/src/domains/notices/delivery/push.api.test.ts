import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  figuresOf,
  letTimePass,
  plantMessages,
  runToTheEnd,
  runWorker,
  startSendingServer,
} from "../../../../test/delivery-scene.ts";
import { startTestServer, type TestServer } from "../../../../test/test-server.ts";
import {
  type ArrivedPost,
  startUnkindHttp,
  type UnkindListener,
} from "../../../../test/unkind-listeners.ts";
import { deliverDue } from "./deliver.ts";

/** A browser: its own key pair, and the secret it shares with whoever it subscribed to. */
const browser = createECDH("prime256v1");
browser.generateKeys();
const secret = randomBytes(16);

let server: TestServer;
let service: UnkindListener<ArrivedPost>;
beforeAll(async () => {
  service = await startUnkindHttp((path) => path.split("/")[1] ?? "");
  server = await startSendingServer();
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

async function plant(people: number): Promise<number> {
  const noticeId = await plantMessages(server, "PUSH", people, service.port);
  await server.database.query("update push_subscription set p256dh = $1, auth = $2", [
    browser.getPublicKey("base64url"),
    secret.toString("base64url"),
  ]);
  return noticeId;
}

/** RFC 8188 with the keys of RFC 8291, as a browser does it. */
function decrypt(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const content = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), serverKey]);
  const shared = hkdfSync("sha256", browser.computeSecret(serverKey), secret, info, 32);
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync("sha256", Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, length),
    );
  const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  cipher.setAuthTag(content.subarray(-16));
  const text = Buffer.concat([cipher.update(content.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

it("reaches the browser encrypted for it alone, signed with the server's own key", async () => {
  const noticeId = await plant(1);
  await runWorker(server, "PUSH");
  expect(await figuresOf(server, noticeId)).toEqual({ SENT: 1 });
  const [arrived] = service.arrived;
  expect(String(arrived?.body)).not.toContain("পরিকল্পনা");
  expect(JSON.parse(decrypt(arrived?.body ?? Buffer.alloc(0)))).toEqual({
    noticeId,
    title: "পরিকল্পনা জমা দিন",
    message: "পরিকল্পনা জমা দিন",
    link: `/user-notice-details/${noticeId}`,
  });
  const [, token = "", key] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(String(arrived?.headers["authorization"])) ?? [];
  expect(key).toBe(server.running.platform.keys.push.publicKey);
  expect(decodeProtectedHeader(token).alg).toBe("ES256");
  expect(decodeJwt(token).aud).toBe(`http://127.0.0.1:${service.port}`);
});

it("keeps the server's key over restarts, because it comes from the one secret", async () => {
  const again = await startTestServer();
  expect(again.running.platform.keys.push).toEqual(server.running.platform.keys.push);
  await again.stop();
});

it("forgets a browser that has unsubscribed, and tries again where a service is down", async () => {
  service.treat = (to, tries) => {
    if (to === "p2") return "refuse";
    return to === "p3" && tries < 2 ? "later" : "take";
  };
  const noticeId = await plant(4);
  await runToTheEnd(server, "PUSH", noticeId);
  expect(await figuresOf(server, noticeId)).toEqual({ SENT: 3, FAILED: 1 });
  const left = await server.database.query(
    "select 1 from push_subscription s join delivery d on d.person_id = s.person_id where d.notice_id = $1",
    [noticeId],
  );
  expect(left).toHaveLength(3);
  service.treat = () => "take";
});

it("is not stopped by a subscription whose keys are none", async () => {
  const noticeId = await plant(3);
  await server.database.query(
    "update push_subscription set p256dh = 'AAAA' where endpoint like '%/p2/%'",
  );
  await runToTheEnd(server, "PUSH", noticeId);
  expect(await figuresOf(server, noticeId)).toEqual({ SENT: 2, FAILED: 1 });
});

it("goes to no address of the inner network unless the operator allows it", async () => {
  const before = service.arrived.length;
  const noticeId = await plant(1);
  const { platform } = server.running;
  const config = { ...platform.config, allowInnerTargets: false };
  await deliverDue("PUSH", { ...platform, config, signal: new AbortController().signal });
  await letTimePass(server);
  expect(service.arrived.length).toBe(before);
  expect(await figuresOf(server, noticeId)).toEqual({ FAILED: 1 });
});
