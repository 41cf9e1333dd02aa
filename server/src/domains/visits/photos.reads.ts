import { sql } from "kysely";
import type { VisitPhoto } from "@shikkha/contract/visits/visit.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";

interface Row extends Omit<VisitPhoto, "receivedAt"> {
  readonly received_at: Date | null;
}

const columns = sql`p.id, p.client_id as "clientId", p.sha256, p.caption, p.width, p.height, p.bytes, p.received_at`;

function photoOf({ received_at, ...photo }: Row): VisitPhoto {
  return { ...photo, receivedAt: received_at?.toISOString() ?? null };
}

/** The photos a visit has now, those still on the way included. */
export async function listPhotos(db: Database, visitId: number): Promise<VisitPhoto[]> {
  const { rows } = await sql<Row>`
    select ${planKept} ${columns} from visit_photo p where p.visit_id = ${visitId} and p.removed_in is null order by p.position, p.id`.execute(
    db,
  );
  return rows.map(photoOf);
}

export interface AnnouncedPhoto {
  readonly photo: VisitPhoto;
  readonly visitId: number;
}

/** A photo that a visit of this person names, locked. */
export async function lockAnnounced(
  tx: Transaction,
  personId: number,
  visitClientId: string,
  photoClientId: string,
): Promise<AnnouncedPhoto | undefined> {
  const { rows } = await sql<Row & { visit_id: number }>`
    select ${columns}, p.visit_id
    from visit_identity t join visit v on v.id = t.id and v.visit_date = t.visit_date join visit_photo p on p.visit_id = t.id
    where t.client_id = ${visitClientId}::uuid and v.person_id = ${personId} and p.client_id = ${photoClientId}::uuid and p.removed_in is null
    for update of p`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { visit_id: visitId, ...photo } = row;
  return { photo: photoOf(photo), visitId };
}

/** Where a received photo's picture stands. */
export async function findPhotoKey(
  db: Database,
  visitId: number,
  photoId: number,
  size: "large" | "small",
): Promise<string | undefined> {
  const row = await db
    .selectFrom("visit_photo")
    .select(size === "large" ? "large_key as key" : "small_key as key")
    .where("visit_id", "=", visitId)
    .where("id", "=", photoId)
    .where("removed_in", "is", null)
    .executeTakeFirst();
  return row?.key ?? undefined;
}

/** Which of these keys a photo holds. */
export async function listHeldKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${keys}::text[]) k (key)
    where exists (select 1 from visit_photo p where p.large_key = k.key or p.small_key = k.key)`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}
