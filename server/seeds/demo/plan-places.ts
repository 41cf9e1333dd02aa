import type { SeedDatabase } from "../seed-database.ts";

export interface VisitPlace {
  readonly instituteId: number | null;
  readonly officeId: number | null;
  readonly path: string;
  readonly isasCategory: string | null;
  readonly instituteType: string | null;
}

interface Found {
  readonly institutes: readonly VisitPlace[];
  readonly offices: readonly VisitPlace[];
}

/** Institutes and offices below a path, found by its place once and kept for all officers who share it. */
export async function readPlaces(db: SeedDatabase): Promise<(path: string) => Found> {
  const institutes = await db.query<{ id: string; path: string; isas: string; type: string }>(
    "select id, path, isas_category as isas, type from institute order by case isas_category when 'E' then 0 when 'D' then 1 when 'C' then 2 else 3 end, id",
  );
  const offices = await db.query<{ id: string; path: string }>(
    "select id, path from office order by id",
  );
  const kept = new Map<string, Found>();
  return (path) => {
    const known = kept.get(path);
    if (known) return known;
    const below = (row: { path: string }) => row.path.startsWith(path);
    const found = {
      institutes: institutes.filter(below).map((row) => ({
        instituteId: Number(row.id),
        officeId: null,
        path: row.path,
        isasCategory: row.isas,
        instituteType: row.type,
      })),
      offices: offices
        .filter((row) => below(row) && row.path !== path)
        .map((row) => ({
          instituteId: null,
          officeId: Number(row.id),
          path: row.path,
          isasCategory: null,
          instituteType: null,
        })),
    };
    kept.set(path, found);
    return found;
  };
}
