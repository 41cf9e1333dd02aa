import type { FastifyInstance, FastifyServerFactory } from "fastify";
import { DEFAULT_BASE } from "@shikkha/contract/kernel/base.ts";
import { auditDomain } from "./domains/audit/audit.routes.ts";
import { authDomain } from "./domains/auth/auth.routes.ts";
import { biDomain } from "./domains/bi/bi.routes.ts";
import { dashboardDomain } from "./domains/dashboard/dashboard.routes.ts";
import { publicStatDomain } from "./domains/dashboard/public-stat.routes.ts";
import { formsDomain } from "./domains/forms/forms.routes.ts";
import { guestsDomain } from "./domains/guests/guests.routes.ts";
import { holidaysDomain } from "./domains/holidays/holidays.routes.ts";
import { instituteImportDomain } from "./domains/institutes/import/import.routes.ts";
import { institutesDomain } from "./domains/institutes/institutes.routes.ts";
import { locationsDomain } from "./domains/locations/locations.routes.ts";
import { attachmentsDomain } from "./domains/notices/attachments.routes.ts";
import { inboxDomain, notificationSyncDomain } from "./domains/notices/inbox.routes.ts";
import { noticesDomain } from "./domains/notices/notices.routes.ts";
import { preferencesDomain } from "./domains/notices/preferences.routes.ts";
import { receiversDomain } from "./domains/notices/receivers.routes.ts";
import { designationsDomain } from "./domains/officers/designations.routes.ts";
import { dutiesDomain } from "./domains/officers/duties.routes.ts";
import { officersDomain } from "./domains/officers/officers.routes.ts";
import { operationsDomain } from "./domains/operations/operations.routes.ts";
import { myPlanDomain } from "./domains/plans/my-plan.routes.ts";
import { complianceDomain } from "./domains/plans/compliance.routes.ts";
import { planFeedDomain } from "./domains/plans/feed.routes.ts";
import { planDownloadsDomain } from "./domains/plans/plan-downloads.routes.ts";
import { planPlacesDomain } from "./domains/plans/plan-places.routes.ts";
import { planReviewDomain } from "./domains/plans/review.routes.ts";
import { suggestionDomain } from "./domains/plans/suggestion.routes.ts";
import { planSessionsDomain } from "./domains/plans/sessions.routes.ts";
import { exportJobsDomain } from "./domains/reports/export-jobs.routes.ts";
import { recordFilesDomain } from "./domains/reports/record-files.routes.ts";
import { reportsDomain } from "./domains/reports/reports.routes.ts";
import { settingsDomain } from "./domains/settings/settings.routes.ts";
import { siteSettingsDomain } from "./domains/settings/site-settings.routes.ts";
import { galleryDomain } from "./domains/site/gallery.routes.ts";
import { contactMessagesDomain } from "./domains/site/messages.routes.ts";
import { siteDomain } from "./domains/site/site.routes.ts";
import { mySurveysDomain } from "./domains/surveys/my-surveys.routes.ts";
import { surveyResultsDomain } from "./domains/surveys/results/survey-results.routes.ts";
import { surveysDomain } from "./domains/surveys/surveys.routes.ts";
import { fieldDomain } from "./domains/visits/field.routes.ts";
import { visitsDomain } from "./domains/visits/visits.routes.ts";
import type { Config } from "./platform/config/config.ts";
import { bindCall } from "./platform/http/bind-call.ts";
import { checkHandled, readContract } from "./platform/http/check-contract.ts";
import type { Domain } from "./platform/http/domain.ts";
import { measureCalls } from "./platform/http/metrics.ts";
import { LONGEST_DELAY_MS, refuseUnderPressure } from "./platform/http/pressure.ts";
import { GENERAL_PER_MINUTE, limitRates, type RateLimits } from "./platform/http/rate-limits.ts";
import { serveReference } from "./platform/http/reference-routes.ts";
import { createServer } from "./platform/http/server.ts";
import { serveWeb } from "./platform/http/web-files.ts";
import type { Platform } from "./platform/platform.ts";

/** Every domain of the product; a new one is added here and nowhere else. */
export function allDomains(config: Config): readonly Domain[] {
  return [
    authDomain(config),
    locationsDomain,
    designationsDomain,
    officersDomain,
    dutiesDomain,
    institutesDomain,
    instituteImportDomain,
    guestsDomain,
    holidaysDomain,
    planSessionsDomain,
    myPlanDomain,
    planPlacesDomain,
    suggestionDomain,
    planReviewDomain,
    complianceDomain,
    planFeedDomain,
    planDownloadsDomain,
    formsDomain,
    surveysDomain,
    mySurveysDomain,
    surveyResultsDomain,
    visitsDomain,
    fieldDomain,
    noticesDomain,
    receiversDomain,
    attachmentsDomain,
    notificationSyncDomain,
    inboxDomain,
    preferencesDomain,
    auditDomain,
    settingsDomain,
    siteSettingsDomain,
    dashboardDomain,
    publicStatDomain,
    reportsDomain,
    exportJobsDomain,
    recordFilesDomain,
    biDomain,
    siteDomain,
    contactMessagesDomain,
    galleryDomain,
  ];
}

export interface AppOptions {
  readonly rateLimits?: RateLimits;
  readonly checkAnswers?: boolean;
  /** Wide in tests, where the test itself keeps the process from answering. */
  readonly longestDelayMs?: number;
  readonly serverFactory?: FastifyServerFactory;
}

/** The whole server, bound but not yet listening. */
export async function buildApp(
  config: Config,
  platformFor: (app: FastifyInstance) => Platform,
  domains: readonly Domain[],
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const constraints = Object.assign({}, ...domains.map((domain) => domain.constraints));
  const app = await createServer({
    config,
    constraints,
    ...(options.serverFactory && { serverFactory: options.serverFactory }),
  });
  const platform = platformFor(app);
  const limits = options.rateLimits ?? { enabled: true, generalPerMinute: GENERAL_PER_MINUTE };
  const bound = domains.flatMap((domain) => domain.bound);
  const { bound: operations } = operationsDomain(measureCalls(app));
  const contract = await readContract();
  checkHandled(
    contract,
    [...bound, ...operations].map(({ call }) => call),
  );
  const binding = { platform, checkAnswers: options.checkAnswers ?? false };
  const under = { prefix: DEFAULT_BASE };
  // Calls are limited, files are not: an office of a hundred behind one address opens the page at nine.
  await app.register(async (calls) => {
    await limitRates(calls, limits, platform.db);
    const longestDelayMs = options.longestDelayMs ?? LONGEST_DELAY_MS;
    refuseUnderPressure(calls, platform.waitingForDatabase, longestDelayMs);
    for (const one of bound) bindCall(calls, one, binding);
    serveReference(calls, contract, DEFAULT_BASE);
  }, under);
  await app.register(async (calls) => {
    await limitRates(calls, limits, platform.db);
    for (const one of operations) bindCall(calls, one, binding);
  }, under);
  await serveWeb(app, config);
  return app;
}
