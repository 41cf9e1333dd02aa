import { sql } from "kysely";
import type { Answers } from "@shikkha/contract/forms/question.ts";
import type { Database } from "../../../platform/db/database.ts";
import { answersAt, type Place } from "./answers.reads.ts";

const AT_ONCE = 1000;

/** One answer with who gave it and where they served, as a file lists it. */
export interface ExportedAnswer {
  readonly id: number;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly pdsNumber: string | null;
  readonly designationBangla: string | null;
  readonly designationEnglish: string | null;
  readonly zoneBangla: string | null;
  readonly zoneEnglish: string | null;
  readonly districtBangla: string | null;
  readonly districtEnglish: string | null;
  readonly upazilaBangla: string | null;
  readonly upazilaEnglish: string | null;
  readonly answeredAt: Date;
  readonly versionId: number;
  readonly versionNumber: number;
  readonly score: number | null;
  readonly answers: Answers;
}

const place = (depth: number) =>
  sql<number>`nullif(split_part(r.path, '/', ${sql.lit(depth)}), '')::bigint`;

/** In the order they came, a thousand at a time, so that memory does not grow with the survey. */
export async function* streamAnswers(
  db: Database,
  surveyId: number,
  at: Place,
): AsyncGenerator<ExportedAnswer> {
  let last = 0;
  for (;;) {
    const rows = await answersAt(db, surveyId, at)
      .innerJoin("person as p", "p.id", "a.person_id")
      .innerJoin("form_version as v", "v.id", "a.form_version_id")
      .leftJoin("designation as g", "g.id", "p.designation_id")
      .leftJoin("location as z", (join) => join.on("z.id", "=", place(2)))
      .leftJoin("location as d", (join) => join.on("d.id", "=", place(3)))
      .leftJoin("location as u", (join) => join.on("u.id", "=", place(4)))
      .select(["a.id", "p.name_bn as nameBangla", "p.name_en as nameEnglish"])
      .select(["p.pds_number as pdsNumber", "a.modified_at as answeredAt"])
      .select(["g.name_bn as designationBangla", "g.name_en as designationEnglish"])
      .select(["z.name_bn as zoneBangla", "z.name_en as zoneEnglish"])
      .select(["d.name_bn as districtBangla", "d.name_en as districtEnglish"])
      .select(["u.name_bn as upazilaBangla", "u.name_en as upazilaEnglish"])
      .select(["v.id as versionId", "v.number as versionNumber"])
      .select([
        sql<number | null>`a.score::float8`.as("score"),
        sql<Answers>`a.answers`.as("answers"),
      ])
      .where("a.id", ">", last)
      .orderBy("a.id")
      .limit(AT_ONCE)
      .execute();
    yield* rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}
