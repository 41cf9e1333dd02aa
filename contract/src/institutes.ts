import * as z from "zod/mini";
import { isLocationPath } from "./access/jurisdiction.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { says } from "./kernel/field-message.ts";
import { toAsciiDigits } from "./kernel/digits.ts";
import { bilingualNames } from "./kernel/names.ts";
import { id, idText, wholeNumber } from "./kernel/numbers.ts";
import { pageOf, pagingQuery } from "./kernel/paging.ts";

export const ISAS_CATEGORIES = ["A", "B", "C", "D", "E", "U"] as const;
export const INSTITUTE_TYPES = [
  "SCHOOL",
  "COLLEGE",
  "SCHOOL_AND_COLLEGE",
  "MADRASA",
  "OTHERS",
] as const;
export const MANAGEMENT_TYPES = [
  "GOVERNMENT",
  "NON_GOVERNMENT",
  "LOCAL_GOVERNMENT",
  "AUTONOMOUS",
  "OTHERS",
  "UNKNOWN",
] as const;
export const INSTITUTE_SORTS = ["name", "eiin", "isasCategory", "type"] as const;

export type IsasCategory = (typeof ISAS_CATEGORIES)[number];
export type InstituteType = (typeof INSTITUTE_TYPES)[number];
export type ManagementType = (typeof MANAGEMENT_TYPES)[number];

const place = {
  zoneNameBangla: z.string(),
  zoneNameEnglish: z.string(),
  districtNameBangla: z.string(),
  districtNameEnglish: z.string(),
  upazilaNameBangla: z.string(),
  upazilaNameEnglish: z.string(),
};

const row = {
  id: id(),
  eiin: z.string(),
  ...bilingualNames,
  type: z.enum(INSTITUTE_TYPES),
  mgmtType: z.enum(MANAGEMENT_TYPES),
  isasCategory: z.enum(ISAS_CATEGORIES),
  zoneId: id(),
  districtId: id(),
  upazilaId: id(),
  ...place,
};

const listed = z.object({ ...row, email: z.nullable(z.string()), phone: z.nullable(z.string()) });
export type InstituteRow = z.infer<typeof listed>;

const choice = z.object({
  id: id(),
  eiin: z.string(),
  ...bilingualNames,
  type: z.enum(INSTITUTE_TYPES),
  isasCategory: z.enum(ISAS_CATEGORIES),
  path: z.string(),
});

const person = z.object({
  personId: id(),
  ...bilingualNames,
  designationBangla: z.nullable(z.string()),
  designationEnglish: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

const detail = z.object({
  ...listed.shape,
  path: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  people: z.array(person),
  peopleTotal: z.number(),
  /** Officers whose jurisdiction is exactly its upazila: whom to call about it. */
  responsibleOfficers: z.array(person),
});
export type InstituteDetail = z.infer<typeof detail>;

export const eiinText = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => toAsciiDigits(text.trim())),
  ),
  z
    .string()
    .check(
      z.regex(/^1[0-9]{5}$/, { error: says("ইআইআইএন ৬ অঙ্কের হতে হবে", "An EIIN has 6 digits") }),
    ),
);

const pathText = z.string().check(
  z.refine(isLocationPath, {
    error: says("স্থানের পথটি সঠিক নয়", "This is not the path of a place"),
  }),
);

export const instituteFilter = {
  zone: z.optional(idText()),
  district: z.optional(idText()),
  upazila: z.optional(idText()),
  isasCategory: z.optional(z.enum(ISAS_CATEGORIES)),
  mgmtType: z.optional(z.enum(MANAGEMENT_TYPES)),
  type: z.optional(z.enum(INSTITUTE_TYPES)),
  searchParam: z.optional(z.string().check(z.trim(), z.maxLength(100))),
};

/** Looking places up is part of planning and visiting, not only of the register. */
const LOOKS_UP_INSTITUTES = [
  "VIEW_INSTITUTE_DETAIL",
  "SUBMIT_VISIT_PLAN",
  "VISIT_INSTITUTE",
  "MANAGE_SUBMITTED_VISIT",
] as const;

export const instituteCalls = defineCalls("institutes", {
  startingWith: defineCall({
    method: "GET",
    path: "/api/educational-institute/get-by-path-params",
    summary: "The first institutes of a place whose name or EIIN holds what was typed, best first",
    permission: LOOKS_UP_INSTITUTES,
    jurisdiction: "scoped",
    query: z.strictObject({
      path: pathText,
      startWith: z._default(z.string().check(z.trim(), z.maxLength(100)), ""),
    }),
    response: z.array(choice),
  }),
  byPath: defineCall({
    method: "GET",
    path: "/api/educational-institute/get-by-path",
    summary: "All institutes of a district or an upazila",
    permission: LOOKS_UP_INSTITUTES,
    jurisdiction: "scoped",
    query: z.strictObject({
      path: pathText.check(
        z.refine((path) => path.split("/").length >= 4, {
          error: says("একটি জেলা বা উপজেলা বেছে নিন", "Choose a district or an upazila"),
        }),
      ),
    }),
    response: z.array(choice),
  }),
  list: defineCall({
    method: "GET",
    path: "/api/educational-institute/institutes",
    summary: "The register of institutes",
    permission: "VIEW_INSTITUTE_DETAIL",
    jurisdiction: "scoped",
    query: z.strictObject({
      ...pagingQuery,
      ...instituteFilter,
      sort: z._default(z.enum(INSTITUTE_SORTS), "name"),
      order: z._default(z.enum(["asc", "desc"]), "asc"),
    }),
    response: pageOf(listed),
  }),
  detail: defineCall({
    method: "GET",
    path: "/api/educational-institute/institutes/{eiin}",
    summary: "One institute with its people",
    permission: "VIEW_INSTITUTE_DETAIL",
    jurisdiction: "scoped",
    params: z.strictObject({ eiin: eiinText }),
    response: detail,
  }),
  counts: defineCall({
    method: "GET",
    path: "/api/educational-institute/officer/institute/count",
    summary: "How many institutes the caller's jurisdiction holds, by ISAS category and type",
    permission: "signedIn",
    jurisdiction: "scoped",
    response: z.object({
      total: z.number(),
      byIsasCategory: z.record(z.enum(ISAS_CATEGORIES), z.number()),
      byType: z.record(z.enum(INSTITUTE_TYPES), z.number()),
    }),
  }),
  nonCompliant: defineCall({
    method: "GET",
    path: "/api/educational-institute/non-compliant-institutes",
    summary:
      "Institutes whose planned visits of a year are below the minimum of their ISAS category",
    permission: ["SUPERVISE_SUBMITTED_PLAN", "MANAGE_SUBMITTED_VISIT"],
    jurisdiction: "scoped",
    query: z.strictObject({
      ...pagingQuery,
      zone: instituteFilter.zone,
      district: instituteFilter.district,
      upazila: instituteFilter.upazila,
      isasCategory: instituteFilter.isasCategory,
      year: wholeNumber(2000, 2100),
    }),
    response: pageOf(z.object({ ...row, planned: z.number(), minimum: z.number() })),
  }),
});
