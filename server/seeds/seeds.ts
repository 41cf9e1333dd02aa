import { auditHistory } from "./demo/audit-history.ts";
import { demoAccounts } from "./demo/demo-accounts.ts";
import { demoForms } from "./demo/demo-forms.ts";
import { heads } from "./demo/heads.ts";
import { institutes } from "./demo/institutes.ts";
import { notices } from "./demo/notices.ts";
import { officers } from "./demo/officers.ts";
import { planSessions } from "./demo/plan-sessions.ts";
import { plans } from "./demo/plans.ts";
import { surveys } from "./demo/surveys.ts";
import { teachers } from "./demo/teachers.ts";
import { visits } from "./demo/visits.ts";
import { designations } from "./reference/designations.ts";
import { forms } from "./reference/forms.ts";
import { holidays } from "./reference/holidays.ts";
import { locations } from "./reference/locations.ts";
import { offices } from "./reference/offices.ts";
import { roles } from "./reference/roles.ts";
import type { Seed } from "./seed.ts";

/** What every installation needs, in the order it builds on itself. */
export const referenceSeeds: readonly Seed[] = [
  locations,
  designations,
  roles,
  offices,
  holidays,
  forms,
];

/** Invented institutes and people, for demo mode only; after the reference seeds. */
export const demoSeeds: readonly Seed[] = [
  institutes,
  demoAccounts,
  officers,
  teachers,
  planSessions,
  plans,
  heads,
  visits,
  demoForms,
  notices,
  surveys,
  auditHistory,
];
