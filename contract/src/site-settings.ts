import * as z from "zod/mini";
import { auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { says } from "./kernel/field-message.ts";
import { banglaText, emailAddress, englishText, holdsBangla, requiredText } from "./kernel/text.ts";
import { orNothing, phoneNumber, webAddress } from "./text-rules.ts";

/** The fullest of each still fits into one request. */
export const SITE_LIMITS = {
  address: 200,
  name: 128,
  partners: 24,
  tutorials: 30,
  questions: 20,
  question: 160,
  answer: 600,
  logoMegabytes: 2,
} as const;

const pair = (most: number) => z.strictObject({ bn: banglaText(most), en: englishText(most) });

/** Both languages or neither: two blanks are null. */
const optionalPair = (most: number) =>
  z.pipe(
    z.pipe(
      z.nullable(z.strictObject({ bn: z.string(), en: z.string() })),
      z.transform((given) => (given && (given.bn.trim() || given.en.trim()) ? given : null)),
    ),
    z.nullable(pair(most)),
  );

const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item).check(
    z.maxLength(most, {
      error: says("তালিকাটি বেশি লম্বা হয়ে গেছে", "The list has become too long"),
    }),
  );

/** A stored picture; its key is given by the upload, never made up. */
const logo = z.strictObject({
  key: z.string().check(
    z.regex(/^partners\/[0-9]{4}-[0-9]{2}-[0-9]{2}\/[0-9a-f]{32}\.webp$/, {
      error: says("লোগোটি আবার বেছে নিন", "Choose the logo again"),
    }),
  ),
  width: z.number().check(z.int(), z.gte(1), z.lte(10_000)),
  height: z.number().check(z.int(), z.gte(1), z.lte(10_000)),
});

/** An answer may hold addresses and names in other letters, a question not. */
const answer = z.strictObject({
  bn: requiredText(SITE_LIMITS.answer).check(
    z.refine(holdsBangla, { error: says("বাংলায় লিখুন", "Write this in Bangla") }),
  ),
  en: englishText(SITE_LIMITS.answer),
});

/** What administrators decide about the public pages and the help centre, in parts that are saved one by one. */
export const SITE_GROUPS = {
  contact: z.strictObject({
    hotline: orNothing(phoneNumber()),
    messagingContact: orNothing(phoneNumber()),
    email: orNothing(emailAddress()),
    address: optionalPair(SITE_LIMITS.address),
  }),
  partners: z.strictObject({
    partners: list(
      z.strictObject({
        name: pair(SITE_LIMITS.name),
        url: orNothing(webAddress()),
        logo: z.nullable(logo),
      }),
      SITE_LIMITS.partners,
    ),
  }),
  stores: z.strictObject({ android: orNothing(webAddress()), ios: orNothing(webAddress()) }),
  tutorials: z.strictObject({
    tutorials: list(
      z.strictObject({ title: pair(SITE_LIMITS.name), url: webAddress() }),
      SITE_LIMITS.tutorials,
    ),
  }),
  faq: z.strictObject({
    faq: list(
      z.strictObject({ question: pair(SITE_LIMITS.question), answer }),
      SITE_LIMITS.questions,
    ),
  }),
} as const;
export type SiteGroup = keyof typeof SITE_GROUPS;
export type SiteValue<Group extends SiteGroup> = z.output<(typeof SITE_GROUPS)[Group]>;
export type SiteLogo = z.infer<typeof logo>;

/** As stored; what a rule of later days would refuse can still be read. */
const words = z.object({ bn: z.string(), en: z.string() });
const text = z.nullable(z.string());
const read = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ value, version: z.number() });

const allSiteSettings = z.object({
  contact: read(
    z.object({ hotline: text, messagingContact: text, email: text, address: z.nullable(words) }),
  ),
  partners: read(
    z.object({
      partners: z.array(
        z.object({ name: words, url: text, logo: z.nullable(z.object(logo.shape)) }),
      ),
    }),
  ),
  stores: read(z.object({ android: text, ios: text })),
  tutorials: read(z.object({ tutorials: z.array(z.object({ title: words, url: z.string() })) })),
  faq: read(z.object({ faq: z.array(z.object({ question: words, answer: words })) })),
});
export type AllSiteSettings = z.infer<typeof allSiteSettings>;

const version = z.number().check(z.int(), z.gte(0));
const change = auditAction(
  "site.change",
  "UPDATE",
  "পাবলিক পাতার তথ্য পরিবর্তন",
  "Changed the public pages",
);

const save = <const Group extends SiteGroup>(group: Group) =>
  defineCall({
    method: "POST",
    path: `/api/settings/site/${group}`,
    summary: `Saves the ${group} of the public pages`,
    permission: "MANAGE_SYSTEM_SETTINGS",
    jurisdiction: "everyone",
    audit: change,
    body: z.strictObject({ version, value: SITE_GROUPS[group] }),
    response: z.object({ version: z.number() }),
  });

export const siteSettingsCalls = defineCalls("siteSettings", {
  all: defineCall({
    method: "GET",
    path: "/api/settings/site",
    summary: "What the public pages and the help centre say, with the versions for the next save",
    permission: "MANAGE_SYSTEM_SETTINGS",
    jurisdiction: "everyone",
    response: allSiteSettings,
  }),
  saveContact: save("contact"),
  savePartners: save("partners"),
  saveStores: save("stores"),
  saveTutorials: save("tutorials"),
  saveFaq: save("faq"),
  uploadLogo: defineCall({
    method: "POST",
    path: "/api/settings/site/logo",
    summary: "Stores a partner's logo; it is shown once the partners are saved with it",
    permission: "MANAGE_SYSTEM_SETTINGS",
    jurisdiction: "everyone",
    audit: auditAction(
      "site.uploadLogo",
      "CREATE",
      "সহযোগীর লোগো আপলোড",
      "Uploaded a partner’s logo",
    ),
    mostPerMinute: 60,
    upload: { mostBytes: SITE_LIMITS.logoMegabytes * 1024 * 1024 },
    response: z.object(logo.shape),
  }),
  logo: defineCall({
    method: "GET",
    path: "/uploads/partners/{day}/{name}",
    summary: "A partner's logo itself",
    permission: "public",
    jurisdiction: "everyone",
    params: z.strictObject({ day: z.string(), name: z.string() }),
    response: "file",
  }),
});
