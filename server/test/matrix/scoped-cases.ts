import { auditCases } from "./audit-cases.ts";
import { dashboardCases } from "./dashboard-cases.ts";
import { guestCases } from "./guest-cases.ts";
import { importCases } from "./import-cases.ts";
import { instituteCases } from "./institute-cases.ts";
import { dutyCases } from "./duty-cases.ts";
import { planCases } from "./plan-cases.ts";
import { planReviewCases } from "./plan-review-cases.ts";
import { noticeCases } from "./notice-cases.ts";
import { officerCases } from "./officer-cases.ts";
import { surveyCases } from "./survey-cases.ts";
import { reportCases } from "./report-cases.ts";
import type { ScopedCase } from "./scoped-case.ts";
import { visitCases } from "./visit-cases.ts";

/** One entry for every call of the contract whose jurisdiction is `scoped`; the matrix refuses to run without it. */
export const SCOPED_CASES: readonly ScopedCase[] = [
  ...auditCases,
  ...instituteCases,
  ...importCases,
  ...officerCases,
  ...dutyCases,
  ...guestCases,
  ...planCases,
  ...planReviewCases,
  ...noticeCases,
  ...surveyCases,
  ...reportCases,
  ...visitCases,
  ...dashboardCases,
];
