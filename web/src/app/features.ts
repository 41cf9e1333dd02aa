import { auditFeature } from "../features/audit/audit.routes.tsx";
import { authFeature } from "../features/auth/auth.routes.tsx";
import { biFeature } from "../features/bi/bi.routes.tsx";
import { dashboardFeature } from "../features/dashboard/dashboard.routes.tsx";
import { fieldFeature } from "../features/field/field.routes.tsx";
import { formsFeature } from "../features/forms/forms.routes.tsx";
import { guestsFeature } from "../features/guests/guests.routes.tsx";
import { helpFeature } from "../features/help/help.routes.tsx";
import { holidaysFeature } from "../features/holidays/holidays.routes.tsx";
import { institutesFeature } from "../features/institutes/institutes.routes.tsx";
import { landingFeature } from "../features/landing/landing.routes.tsx";
import { messagesFeature } from "../features/messages/messages.routes.tsx";
import { noticesFeature } from "../features/notices/notices.routes.tsx";
import { officersFeature } from "../features/officers/officers.routes.tsx";
import { plansFeature } from "../features/plans/plans.routes.tsx";
import { profileFeature } from "../features/profile/profile.routes.tsx";
import { reportsFeature } from "../features/reports/reports.routes.tsx";
import { settingsFeature } from "../features/settings/settings.routes.tsx";
import { surveysFeature } from "../features/surveys/surveys.routes.tsx";
import { visitsFeature } from "../features/visits/visits.routes.tsx";
import type { Feature } from "../shared/routing/route-definition.ts";
import { devKitRoutes } from "./dev-kit.routes.tsx";

/** Every feature of the application; the router and the menu are made from this list and nothing else. */
export const FEATURES: readonly Feature[] = [
  landingFeature,
  authFeature,
  dashboardFeature,
  profileFeature,
  plansFeature,
  holidaysFeature,
  fieldFeature,
  visitsFeature,
  formsFeature,
  biFeature,
  reportsFeature,
  institutesFeature,
  officersFeature,
  noticesFeature,
  messagesFeature,
  surveysFeature,
  guestsFeature,
  settingsFeature,
  auditFeature,
  helpFeature,
  devKitRoutes,
];

export const ROUTES = FEATURES.flatMap((feature) => feature.routes);
export const MENU = FEATURES.flatMap((feature) => feature.menu ?? []);
