/** How many there are, and where they are on the day of the visit. */
export const PRESENCE_PARTS = ["total", "present", "authorised", "unauthorised"] as const;
export type PresencePart = (typeof PRESENCE_PARTS)[number];

/** Teachers of an institute or officers of an office, and the staff of either. */
export const PRESENCE_GROUPS = ["people", "staff"] as const;
export type PresenceGroup = (typeof PRESENCE_GROUPS)[number];

export const GRADES = [6, 7, 8, 9, 10, 11, 12] as const;
export type Grade = (typeof GRADES)[number];

export const STUDENT_PARTS = ["enrolled", "girls", "boys"] as const;
export type StudentPart = (typeof STUDENT_PARTS)[number];

export const CLASS_PARTS = [
  "grade",
  "section",
  "subject",
  "topic",
  "teacher",
  "teacherIndex",
  "enrolled",
  "girls",
  "boys",
] as const;
export type ClassPart = (typeof CLASS_PARTS)[number];

/**
 * What a question of a monitoring form tells the figures. A question that carries one keeps its meaning in every version
 * of the form, however it is worded, and cannot be deleted.
 */
export type Fact =
  | `${PresenceGroup}.${PresencePart}`
  | `students.${Grade}.${StudentPart}`
  | `class.${ClassPart}`;

export const FACTS: readonly Fact[] = [
  ...PRESENCE_GROUPS.flatMap((group) => PRESENCE_PARTS.map((part) => `${group}.${part}` as const)),
  ...GRADES.flatMap((grade) => STUDENT_PARTS.map((part) => `students.${grade}.${part}` as const)),
  ...CLASS_PARTS.map((part) => `class.${part}` as const),
];
