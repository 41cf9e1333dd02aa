import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";

/** The deadline counts to the end of its day in Dhaka. */
export function isOpen(deadline: string, today: string): boolean {
  return deadline >= today;
}

export function sessionNames(year: number): { nameBangla: string; nameEnglish: string } {
  return {
    nameBangla: `বার্ষিক মনিটরিং পরিকল্পনা, সেশন ${toBengaliDigits(String(year))}`,
    nameEnglish: `Annual monitoring plan, session ${year}`,
  };
}

/** The first year from this one on without a session. */
export function firstFreeYear(taken: readonly number[], thisYear: number): number {
  let year = thisYear;
  while (taken.includes(year)) year += 1;
  return year;
}
