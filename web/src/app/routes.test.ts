import { describe, expect, it } from "vitest";
import { FEATURES, ROUTES } from "./features.ts";
import { routesPage } from "./routes-page.ts";

/** Section 2 of the specification and product-decisions 10: address and guard. */
const EXPECTED = `
/ public
/history public
/photo-gallery public
/privacy-policy public
/contact public
/sso/login public
/login/redirect-to-sso public
/guest-login public
/dashboard signedIn
/my-plan/{planYear} SUBMIT_VISIT_PLAN
/plan-session/{planSessionId}/add-visit-plan SUBMIT_VISIT_PLAN
/plan-submission-stat/{year} MANAGE_SUBMITTED_VISIT
/plan-submission-details/{year} MANAGE_SUBMITTED_VISIT
/plan-to-be-revised/zone/{zoneId}/year/{planYear} MANAGE_SUBMITTED_VISIT
/isas-complaint-details/zone/{zoneId}/year/{planYear} MANAGE_SUBMITTED_VISIT
/plan-session-list MANAGE_PLAN_SESSION
/add-session-plan MANAGE_PLAN_SESSION
/update-session-plan/{planSessionId} MANAGE_PLAN_SESSION
/session-plan/{planSessionId} MANAGE_PLAN_SESSION
/holiday/{year} signedIn
/holiday/{year}/add-holiday MANAGE_HOLIDAY
/officer-plans/{officerId}/{planYear} VIEW_OFFICER_DETAIL
/create-notice MANAGE_NOTICE
/update-notice/{id} MANAGE_NOTICE
/notice-details/{id} MANAGE_NOTICE
/notice-management MANAGE_NOTICE
/delete-notice/success MANAGE_NOTICE
/notice-list signedIn
/user-notice-details/{id} signedIn
/notice-creation/succeed MANAGE_NOTICE
/notice-updation/succeed MANAGE_NOTICE
/notice-creation/failed MANAGE_NOTICE
/notice-updation/failed MANAGE_NOTICE
/settings MANAGE_SYSTEM_SETTINGS
/settings/succeed MANAGE_SYSTEM_SETTINGS
/settings/failed MANAGE_SYSTEM_SETTINGS
/monitoring-bi VIEW_BI
/survey-monitoring-bi/{formType} VIEW_BI
/officer-list VIEW_OFFICER_DETAIL
/officer-details/{officerId} VIEW_OFFICER_DETAIL
/institute-list VIEW_INSTITUTE_DETAIL
/institutes/{eiin} VIEW_INSTITUTE_DETAIL
/profile signedIn
/audit-log MANAGE_AUDIT
/audit/failed MANAGE_AUDIT
/general-visits MANAGE_SUBMITTED_VISIT,VISIT_INSTITUTE
/general-visits/{visitId} MANAGE_SUBMITTED_VISIT,VISIT_INSTITUTE
/curriculum-visits MANAGE_SUBMITTED_VISIT,VISIT_INSTITUTE
/curriculum-visits/{visitId} MANAGE_SUBMITTED_VISIT,VISIT_INSTITUTE
/office-visits MANAGE_SUBMITTED_VISIT,VISIT_OFFICE
/office-visits/{visitId} MANAGE_SUBMITTED_VISIT,VISIT_OFFICE
/monitoring-subjective-report/{formType} VIEW_REPORT
/officers-monitoring-plan/not-found signedIn
/survey-form-fetching/failed signedIn
/report/institution VIEW_REPORT
/report/office VIEW_REPORT
/report/curriculum VIEW_REPORT
/report/others VIEW_REPORT
/report/others/plan-submission VIEW_REPORT
/report/others/office-institute-summary-report VIEW_REPORT
/report/institution/monitoring-plan VIEW_REPORT
/report/institution/monitoring-activities-completed VIEW_REPORT
/report/institution/monitoring-activities-completed-delay VIEW_REPORT
/report/institution/monitoring-activities-incomplete VIEW_REPORT
/report/institution/monitoring-teacher-staff-absent-count VIEW_REPORT
/report/office/monitoring-summary VIEW_REPORT
/report/office/monitoring-officer-staff-absent-count VIEW_REPORT
/report/dynamic-survey MANAGE_FORMS
/help-center signedIn
/form/create MANAGE_FORMS
/form/edit/{id} MANAGE_FORMS
/form/detail/{id} MANAGE_FORMS
/form/management MANAGE_FORMS
/form/survey-list MANAGE_FORMS
/save-form/succeed MANAGE_FORMS
/update-form/succeed MANAGE_FORMS
/save-form/failed MANAGE_FORMS
/dynamic-survey/management MANAGE_FORMS
/dynamic-survey/list MANAGE_FORMS
/dynamic-survey/create MANAGE_FORMS
/dynamic-survey/update/{id} MANAGE_FORMS
/dynamic-survey-publish/succeed MANAGE_FORMS
/dynamic-survey-update/succeed MANAGE_FORMS
/guest-user/registration MANAGE_GUEST_USER
/guest-user/list MANAGE_GUEST_USER
/guest-user/succeed MANAGE_GUEST_USER
/my-surveys signedIn
/my-surveys/{id} signedIn
/my-week VISIT_INSTITUTE,VISIT_OFFICE
/general-visits/new VISIT_INSTITUTE,VISIT_OFFICE
/curriculum-visits/new VISIT_INSTITUTE,VISIT_OFFICE
/office-visits/new VISIT_INSTITUTE,VISIT_OFFICE
/downloads signedIn
`
  .trim()
  .split("\n");

describe("the route table", () => {
  it("holds every route of the specification with its guard", () => {
    const real = new Set(ROUTES.map(({ path, guard }) => `${path} ${String(guard)}`));
    expect(EXPECTED.filter((line) => !real.has(line))).toEqual([]);
  });

  it("names each address once, and only parents that exist", () => {
    const paths = ROUTES.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { parent } of ROUTES) if (parent !== undefined) expect(paths).toContain(parent);
  });

  it("is what docs/routes.md says", async () => {
    await expect(routesPage(FEATURES)).toMatchFileSnapshot("../../../docs/routes.md");
  });
});
