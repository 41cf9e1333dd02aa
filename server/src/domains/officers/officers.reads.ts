import { type Expression, sql, type SqlBool } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { toAsciiDigits } from "@shikkha/contract/kernel/digits.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { Page } from "@shikkha/contract/kernel/paging.ts";
import type {
  officerCalls,
  OfficerDetail,
  OfficerDuty,
  OfficerRow,
} from "@shikkha/contract/officers/officers.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";
import { inPlace } from "../locations/locations.lookup.ts";

type ListQuery = InputOf<typeof officerCalls.list>["query"];

const workplaceType = sql<
  OfficerRow["workplaceType"]
>`case when d.institute_id is not null then 'INSTITUTE' else o.level end`;

/** Officers, not teachers or guests, with a duty in the scope that fits the filter. */
function officersIn(scope: Scope, db: Database, query: Partial<ListQuery>) {
  const { designation, searchParam } = query;
  return db
    .selectFrom("person as p")
    .where("p.type", "in", ["OFFICER", "INSPECTOR"])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("duty as d")
          .leftJoin("office as o", "o.id", "d.office_id")
          .select(sql`1`.as("one"))
          .whereRef("d.person_id", "=", "p.id")
          .where((eb) => within(scope, eb.ref("d.path")))
          .where((eb) => inPlace(query, eb.ref("d.path")))
          .where(
            query.dutyType === undefined
              ? sql<SqlBool>`true`
              : sql<SqlBool>`d.kind = ${query.dutyType}`,
          )
          .where(
            query.workplaceType === undefined
              ? sql<SqlBool>`true`
              : sql<SqlBool>`${workplaceType} = ${query.workplaceType}`,
          ),
      ),
    )
    .$if(designation !== undefined, (rows) =>
      rows.where("p.designation_id", "=", designation ?? null),
    )
    .$if(Boolean(searchParam), (rows) =>
      rows.where((eb) =>
        eb.or([
          holdsWords(eb.ref("p.search_key"), searchParam ?? ""),
          sql<SqlBool>`p.phone = ${toAsciiDigits(searchParam ?? "")}`,
        ]),
      ),
    );
}

export async function listOfficers(
  scope: Scope,
  db: Database,
  query: ListQuery,
  language: Language,
): Promise<Page<OfficerRow>> {
  const matching = officersIn(scope, db, query);
  const sorts = {
    name: language === "bn" ? sql`p.name_bn collate bengali` : sql`p.name_en`,
    designation: sql`g.sort_order`,
  };
  const [{ total }, items] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    matching
      .leftJoin("designation as g", "g.id", "p.designation_id")
      .leftJoinLateral(
        (eb) =>
          // The place shown is the primary duty's where that is in the scope, else another one that is.
          eb
            .selectFrom("duty as d")
            .leftJoin("office as o", "o.id", "d.office_id")
            .leftJoin("institute as i", "i.id", "d.institute_id")
            .select([
              sql<string>`coalesce(o.name_bn, i.name_bn)`.as("workplaceBangla"),
              sql<string>`coalesce(o.name_en, i.name_en)`.as("workplaceEnglish"),
            ])
            .select([
              workplaceType.as("workplaceType"),
              sql<number>`count(*) filter (where d.kind <> 'INACTIVE') over ()`.as("dutyCount"),
            ])
            .whereRef("d.person_id", "=", "p.id")
            .where((inner) => within(scope, inner.ref("d.path")))
            .orderBy(
              sql`array_position(array['PRIMARY', 'ADDITIONAL', 'ROLE', 'INACTIVE'], d.kind::text)`,
            )
            .limit(1)
            .as("w"),
        (join) => join.onTrue(),
      )
      .select(personColumns)
      .select([
        "w.workplaceBangla",
        "w.workplaceEnglish",
        "w.workplaceType",
        sql<number>`coalesce(w."dutyCount", 0)`.as("dutyCount"),
      ])
      .orderBy(sorts[query.sort], query.order)
      .orderBy("p.id", query.order)
      .limit(query.size)
      .offset(query.page * query.size)
      .execute(),
  ]);
  return { items, page: query.page, size: query.size, total };
}

const personColumns = [
  sql<number>`p.id`.as("officerId"),
  sql<string>`p.username`.as("userName"),
  sql<string | null>`p.pds_number`.as("pdsNumber"),
  sql<string>`p.name_bn`.as("nameBangla"),
  sql<string>`p.name_en`.as("nameEnglish"),
  sql<string | null>`g.name_bn`.as("designationBangla"),
  sql<string | null>`g.name_en`.as("designationEnglish"),
  sql<string | null>`p.phone`.as("phone"),
  sql<string | null>`p.email`.as("email"),
  sql<boolean>`p.status = 'ACTIVE'`.as("isActive"),
] as const;

export async function findOfficer(
  scope: Scope,
  db: Database,
  officerId: number,
): Promise<OfficerDetail | undefined> {
  const person = await officersIn(scope, db, {})
    .leftJoin("designation as g", "g.id", "p.designation_id")
    .select([...personColumns])
    .where("p.id", "=", officerId)
    .executeTakeFirst();
  if (!person) return undefined;
  const duties = await listDuties(db, (path) => within(scope, path), officerId);
  const joinedOn = duties.find((duty) => duty.dutyType === "PRIMARY")?.validFrom ?? null;
  return { ...person, joinedOn, duties };
}

function listDuties(
  db: Database,
  inScope: (path: Expression<string>) => Expression<SqlBool>,
  personId: number,
) {
  return db
    .selectFrom("duty as d")
    .innerJoin("role as r", "r.id", "d.role_id")
    .leftJoin("office as o", "o.id", "d.office_id")
    .leftJoin("institute as i", "i.id", "d.institute_id")
    .select([
      "d.id as dutyId",
      "d.path",
      "d.valid_from as validFrom",
      "d.valid_to as validTo",
      "r.id as roleId",
    ])
    .select(["r.name_bn as roleNameBangla", "r.name_en as roleNameEnglish"])
    .select([
      sql<OfficerDuty["dutyType"]>`d.kind`.as("dutyType"),
      sql<OfficerDuty["jurisdictionLevel"]>`d.level`.as("jurisdictionLevel"),
    ])
    .select([
      sql<
        OfficerDuty["workstationType"]
      >`case when d.institute_id is null then 'OFFICE' else 'INSTITUTE' end`.as("workstationType"),
    ])
    .select([sql<number>`coalesce(d.office_id, d.institute_id)`.as("workstationId")])
    .select([
      sql<string>`coalesce(o.name_bn, i.name_bn)`.as("workstationNameBangla"),
      sql<string>`coalesce(o.name_en, i.name_en)`.as("workstationNameEnglish"),
    ])
    .where("d.person_id", "=", personId)
    .where((eb) => inScope(eb.ref("d.path")))
    .orderBy(sql`array_position(array['PRIMARY', 'ADDITIONAL', 'ROLE', 'INACTIVE'], d.kind::text)`)
    .orderBy("d.valid_from", "desc")
    .execute();
}
