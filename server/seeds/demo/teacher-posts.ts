import type { Random } from "../random.ts";
import { teacherDesignations } from "../reference/designation-list.ts";

export interface TeachingInstitute {
  readonly type: string;
  readonly name_en: string;
  readonly mgmt_type: string;
}

const WEIGHTS: Readonly<Record<string, number>> = {
  VICE_PRINCIPAL: 1,
  PROFESSOR: 1,
  ASSOC_PROF: 2,
  ASST_PROF: 5,
  LECTURER: 14,
  ASST_HEAD: 2,
  SR_TEACHER: 4,
  ASST_TEACHER: 22,
  ASST_SUPER: 2,
  ASST_MOULVI: 12,
  LIBRARIAN: 1,
};
const ONE_OF_A_KIND = ["VICE_PRINCIPAL", "ASST_HEAD", "ASST_SUPER", "LIBRARIAN"];
const GOVERNMENT_ONLY = ["PROFESSOR", "ASSOC_PROF"];
/** A Dakhil madrasa is a school; from Alim upward a madrasa is led and staffed like a college. */
const NOT_AT_DAKHIL = ["VICE_PRINCIPAL", "ASST_PROF", "LECTURER"];
const DAKHIL_ONLY = ["ASST_SUPER"];

/** Designations of so many teachers of one institute, its head first. */
export function teacherPosts(
  random: Random,
  institute: TeachingInstitute,
  count: number,
): string[] {
  const posts = [headPost(institute)];
  const staff = teacherDesignations.filter((designation) =>
    designation.for.includes(institute.type),
  );
  while (posts.length < count) {
    const { code } = random.weighted(staff, (one) =>
      suits(one.code, institute) && !(ONE_OF_A_KIND.includes(one.code) && posts.includes(one.code))
        ? (WEIGHTS[one.code] ?? 0)
        : 0,
    );
    posts.push(code);
  }
  return posts;
}

export function headPost(institute: TeachingInstitute): string {
  if (institute.type === "SCHOOL") return "HEAD_TEACHER";
  return isDakhil(institute) ? "SUPER" : "PRINCIPAL";
}

function suits(code: string, institute: TeachingInstitute): boolean {
  if (GOVERNMENT_ONLY.includes(code)) return institute.mgmt_type === "GOVERNMENT";
  if (institute.type !== "MADRASA") return true;
  return !(isDakhil(institute) ? NOT_AT_DAKHIL : DAKHIL_ONLY).includes(code);
}

function isDakhil({ type, name_en }: TeachingInstitute): boolean {
  return type === "MADRASA" && name_en.includes("Dakhil");
}
