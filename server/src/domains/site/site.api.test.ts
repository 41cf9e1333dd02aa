import { afterAll, beforeAll, expect, it } from "vitest";
import { contactMessageCalls } from "@shikkha/contract/contact-messages.ts";
import { publicStatCalls } from "@shikkha/contract/public-stat.ts";
import { siteSettingsCalls } from "@shikkha/contract/site-settings.ts";
import { siteCalls } from "@shikkha/contract/site.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const MESSAGE = { name: "রহিমা", contact: "০১৭১২৩৪৫৬৭৮", subject: "প্রশ্ন", body: "কীভাবে লগইন করব?" };

it("shows nothing the administrators have not set, and what they have", async () => {
  const empty = await server.call(siteCalls.content, {});
  expect(empty.body).toMatchObject({ hotline: null, partners: [], faq: [], isDemo: true });
  const { token } = await asDuty(server, { permissions: ["MANAGE_SYSTEM_SETTINGS"] });
  const value = { hotline: "১৬১০০", messagingContact: "", email: null, address: null };
  await server.call(siteSettingsCalls.saveContact, { body: { version: 0, value } }, { token });
  expect((await server.call(siteCalls.content, {})).body).toMatchObject({
    hotline: "16100",
    messagingContact: null,
    partners: [],
  });
});

it("brings a visitor's message to those with the permission, who mark it handled once", async () => {
  const sent = await server.call(siteCalls.sendMessage, { body: MESSAGE });
  expect(sent.status).toBe(200);
  const { token, personId } = await asDuty(server, { permissions: ["CONTACT_MODULE"] });
  const list = await server.call(contactMessageCalls.list, {}, { token });
  expect(list.body).toMatchObject({
    total: 1,
    items: [{ contact: "01712345678", handledAt: null }],
  });
  const id = sent.body.id;
  const handled = await server.call(contactMessageCalls.handle, { params: { id } }, { token });
  expect(handled.body).toMatchObject({ id, handledByEnglish: "Someone" });
  const again = await server.call(contactMessageCalls.handle, { params: { id } }, { token });
  expect(again.body.handledAt).toBe(handled.body.handledAt);
  expect(
    (await server.call(contactMessageCalls.handle, { params: { id: id + 1 } }, { token })).status,
  ).toBe(404);
  const audit = await server.database.query(
    "select action, person_id::int from audit_entry where target_kind = 'contactMessage' order by seq",
  );
  expect(audit[0]).toEqual({ action: "site.sendMessage", person_id: null });
  expect(audit[1]).toEqual({ action: "site.handleMessage", person_id: personId });
});

it("names what is missing in a message", async () => {
  const answer = await server.call(siteCalls.sendMessage, {
    body: { ...MESSAGE, name: " ", contact: "somewhere" },
  });
  expect(answer.error.fields).toEqual([
    { path: "name", message: "This is required" },
    { path: "contact", message: "Write an e-mail address or a mobile number" },
  ]);
});

it("counts monitoring of a year from the rollups, in all and by zone", async () => {
  const upazila =
    "select id, path from location where type = 'UPAZILLA' and path like '/188/%' order by id limit 1";
  await server.database.query(
    `insert into rollup_day (day, kind, path, isas_category, institute_type, designation_id, planned, done, late, rating_sum, rating_count)
     select '2026-03-04', 'GENERAL_MONITORING', u.path, 'A', 'SCHOOL', (select min(id) from designation), 5, 4, 1, 14.0, 4 from (${upazila}) u`,
  );
  const stat = await server.call(publicStatCalls.country, { query: { planYear: 2026 } });
  expect(stat.body).toMatchObject({
    totalPlans: 5,
    totalMonitoring: 4,
    averageRating: 3.5,
    zones: 9,
    districts: 64,
    upazilas: 521,
  });
  const zones = await server.call(publicStatCalls.zones, { query: { planYear: 2026 } });
  expect(zones.body).toHaveLength(9);
  expect(zones.body.find(({ zoneId }) => zoneId === 188)).toMatchObject({
    totalPlans: 5,
    totalMonitoring: 4,
    averageRating: 3.5,
  });
  expect(zones.body.find(({ zoneId }) => zoneId === 181)).toMatchObject({
    totalPlans: 0,
    averageRating: null,
  });
  expect(
    (await server.call(publicStatCalls.country, { query: { planYear: 2025 } })).body,
  ).toMatchObject({ totalPlans: 0, averageRating: null });
});
