import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadAddress } from "@shikkha/contract/kernel/base.ts";
import { SITE_LIMITS, siteSettingsCalls } from "@shikkha/contract/site-settings.ts";
import { siteCalls } from "@shikkha/contract/site.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { jpegOf } from "../../../test/pictures.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { sweepLogos } from "./settings.jobs.ts";

let server: TestServer;
let token: string;
let personId: number;
beforeAll(async () => {
  server = await startTestServer();
  ({ token, personId } = await asDuty(server, { permissions: ["MANAGE_SYSTEM_SETTINGS"] }));
});
afterAll(() => server.stop());

const all = async () => (await server.call(siteSettingsCalls.all, {}, { token })).body;
const content = async () => (await server.call(siteCalls.content, {})).body;
const uploadLogo = async (name?: string) =>
  server.call(siteSettingsCalls.uploadLogo, { file: await jpegOf(900, 300, name) }, { token });
const savePartners = async (partners: unknown) =>
  server.call(
    siteSettingsCalls.savePartners,
    { body: { version: (await all()).partners.version, value: { partners } } as never },
    { token },
  );
const partner = (change: object = {}) => ({
  name: { bn: "শিক্ষা মন্ত্রণালয়", en: "Ministry of Education" },
  url: "https://moedu.gov.bd",
  logo: null,
  ...change,
});

describe("what the public pages say", () => {
  it("is saved part by part, shown to everyone, and audited with before and after", async () => {
    const first = {
      hotline: "১৬১০০",
      messagingContact: "+880 1712-345678",
      email: "",
      address: null,
    };
    const saved = await server.call(
      siteSettingsCalls.saveContact,
      { body: { version: 0, value: first } },
      { token },
    );
    expect(saved.body).toEqual({ version: 1 });
    const address = { bn: "শিক্ষা ভবন, ঢাকা", en: "Shikkha Bhaban, Dhaka" };
    await server.call(
      siteSettingsCalls.saveContact,
      { body: { version: 1, value: { ...first, hotline: null, address } } },
      { token },
    );
    expect(await content()).toMatchObject({
      hotline: null,
      messagingContact: "+880 1712-345678",
      email: null,
      address,
    });
    const rows = await server.database.query(
      `select person_id::int, target_id, before ->> 'hotline' as before, after -> 'address' ->> 'en' as after
       from audit_entry where action = 'site.change' order by seq`,
    );
    expect(rows).toEqual([
      { person_id: personId, target_id: "site.contact", before: null, after: null },
      { person_id: personId, target_id: "site.contact", before: "16100", after: address.en },
    ]);
  });

  it("keeps an order of its own in every list", async () => {
    const faq = ["প্রথম", "দ্বিতীয়"].map((bn) => ({
      question: { bn, en: "Which?" },
      answer: { bn: `${bn}: https://help.example দেখুন`, en: "See\nthe page." },
    }));
    const tutorials = [{ title: { bn: "লগইন", en: "Login" }, url: "https://video.example/1" }];
    await server.call(
      siteSettingsCalls.saveFaq,
      { body: { version: 0, value: { faq } } },
      { token },
    );
    await server.call(
      siteSettingsCalls.saveTutorials,
      { body: { version: 0, value: { tutorials } } },
      { token },
    );
    await server.call(
      siteSettingsCalls.saveStores,
      { body: { version: 0, value: { android: "https://play.example/app", ios: "" } } },
      { token },
    );
    expect(await content()).toMatchObject({
      faq,
      tutorials,
      storeLinks: { android: "https://play.example/app", ios: null },
    });
  });

  it("does not take a save over someone else's", async () => {
    const value = { android: null, ios: null };
    const stale = await server.call(
      siteSettingsCalls.saveStores,
      { body: { version: 0, value } },
      { token },
    );
    expect([stale.status, stale.error.code]).toEqual([409, 3001]);
    expect((await content()).storeLinks.android).toBe("https://play.example/app");
  });

  it("takes the fullest list of questions there can be in one request", async () => {
    const filled = (most: number) => ({ bn: "ক".repeat(most), en: "a".repeat(most) });
    const faq = Array.from({ length: SITE_LIMITS.questions }, () => ({
      question: filled(SITE_LIMITS.question),
      answer: filled(SITE_LIMITS.answer),
    }));
    const answer = await server.call(
      siteSettingsCalls.saveFaq,
      { body: { version: (await all()).faq.version, value: { faq } } },
      { token },
    );
    expect(answer.status).toBe(200);
  });
});

describe("wrong input", () => {
  it("is named field by field, in the reader's language", async () => {
    const value = {
      hotline: "call us",
      messagingContact: "12",
      email: "nobody",
      address: { bn: "Dhaka", en: "" },
    };
    const answer = await server.call(
      siteSettingsCalls.saveContact,
      { body: { version: 2, value } },
      { token, language: "bn" },
    );
    expect(answer.error.fields).toEqual([
      { path: "value.hotline", message: "ফোন নম্বর অঙ্কে লিখুন, যেমন ১৬১০০" },
      { path: "value.messagingContact", message: "ফোন নম্বর অঙ্কে লিখুন, যেমন ১৬১০০" },
      { path: "value.email", message: "সঠিক ই-মেইল ঠিকানা লিখুন" },
      { path: "value.address.bn", message: "বাংলায় লিখুন" },
      { path: "value.address.en", message: "এই তথ্যটি আবশ্যক" },
    ]);
  });

  it("is named by its place in a list", async () => {
    const answer = await savePartners([
      partner(),
      partner({ name: { bn: "x", en: "ক" } }),
      partner({ url: "javascript:alert(1)" }),
      partner({ logo: { key: "../../etc/passwd", width: 1, height: 1 } }),
    ]);
    expect(answer.error.fields).toEqual([
      { path: "value.partners.1.name.bn", message: "Write this in Bangla" },
      { path: "value.partners.1.name.en", message: "Write this in English" },
      { path: "value.partners.2.url", message: "Write a valid URL" },
      { path: "value.partners.3.logo.key", message: "Choose the logo again" },
    ]);
    expect((await content()).partners).toEqual([]);
  });

  it("is also a list longer than a page can show", async () => {
    const many = Array.from({ length: SITE_LIMITS.partners + 1 }, () => partner());
    expect((await savePartners(many)).error.fields).toEqual([
      { path: "value.partners", message: "The list has become too long" },
    ]);
  });
});

describe("a partner's logo", () => {
  it("is drawn anew, served to everyone, and shown with its size once saved", async () => {
    const { body: logo } = await uploadLogo();
    expect(logo).toMatchObject({ width: 320, height: 107 });
    expect((await savePartners([partner({ logo })])).status).toBe(200);
    expect((await content()).partners[0]?.logo).toEqual(logo);
    const served = await server.running.app.inject(uploadAddress("/v1", logo.key));
    expect([served.statusCode, served.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(served.headers["x-content-type-options"]).toBe("nosniff");
    const [entry] = await server.database.query(
      "select target_id, after ->> 'file' as file from audit_entry where action = 'site.uploadLogo'",
    );
    expect(entry).toEqual({ target_id: logo.key, file: "ছবি ১.jpg" });
  });

  it("has to be stored when partners are saved with it", async () => {
    const key = `partners/2026-01-01/${"0".repeat(32)}.webp`;
    const answer = await savePartners([partner({ logo: { key, width: 1, height: 1 } })]);
    expect(answer.error.fields).toEqual([
      { path: "value.partners.0.logo", message: "Choose the logo again" },
    ]);
  });

  it("is removed in a later night unless a partner has it", async () => {
    const { platform } = server.running;
    const [used] = (await content()).partners;
    const { body: unused } = await uploadLogo();
    const later = () => new Date(platform.now().getTime() + 3 * 86_400_000);
    const { signal } = new AbortController();
    const enqueue = platform.jobs.enqueue.bind(platform.jobs);
    const context = { ...platform, now: later, signal, enqueue };
    await sweepLogos.run({}, context);
    expect(await platform.files.list("partners/")).toEqual([used?.logo?.key]);
    const gone = await server.running.app.inject(uploadAddress("/v1", unused.key));
    expect(gone.statusCode).toBe(404);
  });

  it("is refused in words when it is no picture or its name climbs", async () => {
    const before = await server.running.platform.files.list("");
    const file = { name: "logo.png", content: Buffer.from("<svg xmlns='x'/>") };
    const drawn = await server.call(
      siteSettingsCalls.uploadLogo,
      { file },
      { token, language: "bn" },
    );
    expect(drawn.error).toMatchObject({
      code: 1104,
      message: "শুধু JPEG, PNG বা WebP ছবি দেওয়া যাবে।",
    });
    expect((await uploadLogo("../logo.jpg")).error.code).toBe(1103);
    expect(await server.running.platform.files.list("")).toEqual(before);
  });
});
