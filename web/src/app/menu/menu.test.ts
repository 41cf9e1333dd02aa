import { PERMISSIONS, type Permission } from "@shikkha/contract/access/permissions.ts";
import { describe, expect, it } from "vitest";
import { isGroup, menuFor } from "../../shared/routing/menu-entry.ts";
import { MENU, ROUTES } from "../features.ts";

/** The menu someone sees, a line an entry; children are indented. */
function menuOf(...held: Permission[]): string[] {
  return menuFor(MENU, held).flatMap((entry) =>
    isGroup(entry) ? [entry.id, ...entry.items.map((item) => `  ${item.id}`)] : [entry.id],
  );
}

/** The specification's table, with the entries product-decisions 10 adds. */
const EVERYONE = ["dashboard", "downloads", "notices", "  noticeList", "mySurveys", "help"];

const ALL = [
  "dashboard",
  "planSessions",
  "holidays",
  "plans",
  "  myPlan",
  "  planStatistics",
  "  planByIsas",
  "visits",
  "  classroomVisits",
  "  newClassroomVisit",
  "  generalVisits",
  "  newGeneralVisit",
  "  officeVisits",
  "  newOfficeVisit",
  "  myWeek",
  "forms",
  "monitoringBi",
  "reports",
  "  institutionReports",
  "  officeReports",
  "  otherReports",
  "  surveyReports",
  "downloads",
  "institutes",
  "officers",
  "notices",
  "  noticeList",
  "  noticeManagement",
  "contactMessages",
  "surveyManagement",
  "mySurveys",
  "guests",
  "  guestRegistration",
  "  guestList",
  "settings",
  "auditLog",
  "help",
];

/** What each permission alone adds. */
const ADDS: Record<Permission, readonly string[]> = {
  MANAGE_PLAN_SESSION: ["planSessions"],
  SUBMIT_VISIT_PLAN: ["plans", "  myPlan"],
  SUPERVISE_SUBMITTED_PLAN: ["plans", "  planByIsas"],
  VIEW_SUBMITTED_PLAN: [],
  VISIT_INSTITUTE: [
    "visits",
    "  classroomVisits",
    "  newClassroomVisit",
    "  generalVisits",
    "  newGeneralVisit",
    "  newOfficeVisit",
    "  myWeek",
  ],
  VISIT_OFFICE: [
    "visits",
    "  newClassroomVisit",
    "  newGeneralVisit",
    "  officeVisits",
    "  newOfficeVisit",
    "  myWeek",
  ],
  MANAGE_SUBMITTED_VISIT: ["visits", "  classroomVisits", "  generalVisits", "  officeVisits"],
  VIEW_OFFICER_DETAIL: ["officers"],
  VIEW_INSTITUTE_DETAIL: ["institutes"],
  MANAGE_HOLIDAY: ["holidays"],
  MANAGE_AUDIT: ["auditLog"],
  CONTACT_MODULE: ["contactMessages"],
  EXTRA_JURISDICTION: [],
  MANAGE_NOTICE: ["  noticeManagement"],
  VIEW_BI: ["monitoringBi"],
  VIEW_REPORT: ["reports", "  institutionReports", "  officeReports", "  otherReports"],
  MANAGE_FORMS: ["forms", "surveyManagement"],
  MANAGE_SYSTEM_SETTINGS: ["settings"],
  MANAGE_GUEST_USER: ["guests", "  guestRegistration", "  guestList"],
  MANAGE_ADDITIONAL_DUTY: [],
};

describe("the left menu", () => {
  it("holds everything for someone with every permission, in the specification's order", () => {
    expect(menuOf(...PERMISSIONS)).toEqual(ALL);
  });

  it("holds for someone without permissions what needs none", () => {
    expect(menuOf()).toEqual(EVERYONE);
  });

  it.each(PERMISSIONS)("adds for %s exactly what the table says", (permission) => {
    const expected = ALL.filter(
      (entry) => EVERYONE.includes(entry) || ADDS[permission].includes(entry),
    );
    expect(menuOf(permission)).toEqual(expected);
  });

  it("shows the plan statistics to whoever may view plans and sees the group", () => {
    expect(menuOf("VIEW_SUBMITTED_PLAN", "SUBMIT_VISIT_PLAN")).toContain("  planStatistics");
  });

  it("shows the survey report only with both permissions", () => {
    expect(menuOf("VIEW_REPORT")).not.toContain("  surveyReports");
    expect(menuOf("MANAGE_FORMS")).not.toContain("  surveyReports");
    expect(menuOf("VIEW_REPORT", "MANAGE_FORMS")).toContain("  surveyReports");
  });

  it("leads only to routes that exist, and every route's entry is in it", () => {
    const place = { year: 2026, zoneId: 188 };
    const items = MENU.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
    const patterns = ROUTES.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`));
    for (const { to } of items) {
      const href = typeof to === "string" ? to : to(place);
      expect(
        patterns.some((pattern) => pattern.test(href)),
        href,
      ).toBe(true);
    }
    const ids = new Set(items.map((item) => item.id));
    for (const { navItem } of ROUTES)
      if (navItem !== undefined) expect(ids, navItem).toContain(navItem);
  });
});
