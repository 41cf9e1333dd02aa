import { covers, type Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { Explored, ExploredRow } from "@shikkha/contract/bi.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import {
  findPath,
  type Found,
  isCount,
  listDistricts,
  listGrouped,
  listNames,
  type Looking,
  type Query,
  rowOf,
  valueOf,
} from "./explore.reads.ts";

const LEVELS = ["ZONE", "DISTRICT", "UPAZILLA"] as const;

/** The place asked for if it lies in the jurisdiction, else the jurisdiction itself. */
async function lookAt(db: Database, scope: Scope, placeId: number | undefined): Promise<Looking> {
  const path = placeId === undefined ? scope.path : await pathOf(db, scope, placeId);
  return { scope, path, depth: Math.min(path.split("/").length - 1, LEVELS.length) };
}

async function pathOf(db: Database, scope: Scope, placeId: number): Promise<string> {
  const path = await findPath(db, placeId);
  if (path === undefined || !covers(scope, path)) throw new AppError(ERRORS.notFound);
  return path;
}

async function listBoth(db: Database, looking: Looking, query: Query): Promise<Found> {
  const { fromMonth: from, toMonth: to, thenFrom, thenTo } = query;
  const [now, before] = await Promise.all([
    listGrouped(db, looking, query, { from, to }),
    thenFrom !== undefined && thenTo !== undefined
      ? listGrouped(db, looking, query, { from: thenFrom, to: thenTo })
      : undefined,
  ]);
  return { now, before, isCount: isCount(query) };
}

/** A measure, broken down and compared; places of the jurisdiction stand there even with nothing to say. */
export async function explore(db: Database, scope: Scope, query: Query): Promise<Explored> {
  const looking = await lookAt(db, scope, query.placeId);
  const [found, names] = await Promise.all([
    listBoth(db, looking, query),
    listNames(db, query.breakdown, looking.path, query.kind),
  ]);
  const keys = new Set([...found.now, ...(found.before ?? [])].flatMap(({ key }) => key ?? []));
  const isPlace = query.breakdown === "PLACE";
  const named = names
    ? names.filter(({ key }) => isPlace || keys.has(key)).map((name) => rowOf(name, found))
    : [...keys].toSorted().map((key): ExploredRow => ({
        ...rowOf({ key, nameBangla: "", nameEnglish: "" }, found),
        nameBangla: null,
        nameEnglish: null,
      }));
  const total = (rows: Found["now"]) =>
    valueOf(
      rows.find(({ isTotal }) => isTotal),
      found.isCount,
    );
  return {
    rows: named,
    total: { now: total(found.now), before: found.before ? total(found.before) : null },
    placeLevel: isPlace ? (LEVELS[looking.depth - 1] ?? null) : null,
  };
}

export async function exploreDistricts(
  db: Database,
  scope: Scope,
  query: Query,
): Promise<ExploredRow[]> {
  const looking = { scope, path: scope.path, depth: 2 };
  const found = await listBoth(db, looking, { ...query, breakdown: "PLACE" });
  return listDistricts(db, scope, found);
}
