import { readReferenceJson } from "../reference-data.ts";
import type { Seed } from "../seed.ts";

interface HolidayFact {
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly status: string;
  /** "regional" where only some districts have it off. */
  readonly basis: string;
}

/** The public holidays that are known: announced ones, and those that wait for the moon marked as projected. */
export const holidays: Seed = {
  name: "reference/holidays",
  async run(db) {
    const { holidays: facts } = readReferenceJson<{ holidays: HolidayFact[] }>("holidays.json");
    await db.insertRows(
      "holiday",
      facts.map((fact) => ({
        name_bn: fact.nameBangla,
        name_en: fact.nameEnglish,
        start_date: fact.startDate,
        end_date: fact.endDate,
        public: fact.basis !== "regional",
        projected: fact.status.startsWith("PROJECTED"),
      })),
    );
  },
};
