import type { Fact } from "@shikkha/contract/forms/facts.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import type { Random } from "../random.ts";
import { SUBJECTS, TOPICS } from "./visit-texts.ts";

export interface WatchedLesson {
  readonly grade: number;
  readonly section: string;
  readonly subject: string;
  readonly topic: string;
  readonly teacher_name: string;
  readonly teacher_index: string;
  readonly enrolled: number;
  readonly girls: number;
  readonly boys: number;
}

/** The counts of one day at one place: as the form's facts, and as the columns they are kept in. */
export interface DayFacts {
  readonly facts: Partial<Record<Fact, string | number>>;
  readonly columns: Readonly<Record<string, number | object | null>>;
  readonly lesson: WatchedLesson | undefined;
}

interface Place {
  readonly id: number;
  readonly type: string | null;
  readonly quality: number;
}

const TEACHERS = [
  "রেহানা পারভীন",
  "মো. আব্দুল করিম",
  "সুমিতা রানী সাহা",
  "মো. জাকির হোসেন",
  "নাসরিন সুলতানা",
  "বিমল কুমার দাস",
] as const;

export function dayFacts(random: Random, kind: VisitKind, place: Place): DayFacts {
  if (kind === "classroom") return lessonFacts(random, place);
  const people = presence(random, 9 + ((place.id * 7) % 23), place.quality);
  const staff = presence(random, 3 + (place.id % 6), place.quality);
  const grades = kind === "general" ? gradesOf(random, place) : [];
  const sum = (part: "enrolled" | "girls" | "boys") =>
    grades.reduce((total, row) => total + row[part], 0);
  return {
    facts: {
      ...presenceFacts("people", people),
      ...presenceFacts("staff", staff),
      ...Object.fromEntries(
        grades.flatMap(({ grade, enrolled, girls, boys }) => [
          [`students.${grade}.enrolled`, enrolled],
          [`students.${grade}.girls`, girls],
          [`students.${grade}.boys`, boys],
        ]),
      ),
    },
    columns: {
      ...presenceColumns("people", people),
      ...presenceColumns("staff", staff),
      students_enrolled: grades.length > 0 ? sum("enrolled") : null,
      students_girls: grades.length > 0 ? sum("girls") : null,
      students_boys: grades.length > 0 ? sum("boys") : null,
      classes_visited: grades.length > 0 ? grades.length : null,
      students_by_grade: grades.length > 0 ? grades : null,
    },
    lesson: undefined,
  };
}

function lessonFacts(random: Random, { id, quality }: Place): DayFacts {
  const turn = random.integer(0, 2);
  const enrolled = random.integer(32, 68);
  const { girls, boys } = comers(random, enrolled, quality);
  const lesson = {
    grade: random.integer(6, 10),
    section: random.pick(["ক", "খ"]),
    subject: SUBJECTS[(id + turn) % SUBJECTS.length] ?? SUBJECTS[0],
    topic: random.pick(TOPICS),
    teacher_name: TEACHERS[(id + turn) % TEACHERS.length] ?? TEACHERS[0],
    // The same teacher is met again on a later visit.
    teacher_index: String(1_000_000 + id * 3 + turn),
    enrolled,
    girls,
    boys,
  };
  const none = { total: null, present: null, authorised: null, unauthorised: null };
  return {
    facts: {
      "class.grade": lesson.grade,
      "class.section": lesson.section,
      "class.subject": lesson.subject,
      "class.topic": lesson.topic,
      "class.teacher": lesson.teacher_name,
      "class.teacherIndex": lesson.teacher_index,
      "class.enrolled": enrolled,
      "class.girls": girls,
      "class.boys": boys,
    },
    columns: {
      ...presenceColumns("people", none),
      ...presenceColumns("staff", none),
      students_enrolled: enrolled,
      students_girls: girls,
      students_boys: boys,
      classes_visited: 1,
      students_by_grade: null,
    },
    lesson,
  };
}

type Presence = Readonly<
  Record<"total" | "present" | "authorised" | "unauthorised", number | null>
>;

/** Fewer are away without leave where things go well. */
function presence(random: Random, total: number, quality: number) {
  const authorised = random.weighted([0, 1, 2, 3], (count) => 5 - count);
  const unauthorised = random.chance((5.4 - quality) / 9)
    ? random.integer(1, quality < 2.5 ? 3 : 1)
    : 0;
  const away = Math.min(authorised, total);
  const missing = Math.min(unauthorised, total - away);
  return { total, present: total - away - missing, authorised: away, unauthorised: missing };
}

function presenceFacts(group: "people" | "staff", counted: Presence) {
  return Object.fromEntries(
    Object.entries(counted).map(([part, count]) => [`${group}.${part}`, count ?? 0]),
  );
}

function presenceColumns(group: "people" | "staff", counted: Presence) {
  return Object.fromEntries(
    Object.entries(counted).map(([part, count]) => [`${group}_${part}`, count]),
  );
}

function gradesOf(random: Random, { id, type, quality }: Place) {
  const [first, last] =
    type === "COLLEGE" ? [11, 12] : type === "SCHOOL_AND_COLLEGE" ? [6, 12] : [6, 10];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const enrolled = 38 + ((id * (index + 3)) % 75);
    return { grade: first + index, enrolled, ...comers(random, enrolled, quality) };
  });
}

function comers(random: Random, enrolled: number, quality: number) {
  const share = Math.min(0.97, 0.55 + quality * 0.07 + random.next() * 0.1);
  const present = Math.round(enrolled * share);
  const girls = Math.round(present * (0.44 + random.next() * 0.14));
  return { girls, boys: present - girls };
}
