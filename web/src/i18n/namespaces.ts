/** The translation groups of the specification. `common` is on every screen, the others come with theirs. */
export const NAMESPACES = [
  "common",
  "visit",
  "notice",
  "cliche",
  "monitoring",
  "report",
  "settings",
  "form",
  "dynamicSurvey",
] as const;

export type Namespace = (typeof NAMESPACES)[number];
