import { randomUUID } from "node:crypto";
import type { Random } from "../random.ts";
import { addDays } from "./days.ts";
import { ACTIONS, CLOSING_NOTES, OFFICE_ACTIONS } from "./visit-texts.ts";

interface ActedOn {
  readonly id: number;
  readonly institute_id: number | null;
  readonly office_id: number | null;
  readonly path: string;
  readonly person_id: number;
  readonly visitDate: string;
}

/** What came of a visit: done within its time mostly, and sometimes still open when the day has passed. */
export function* actionsOf(random: Random, visit: ActedOn, today: string) {
  if (!random.chance(0.28)) return;
  const { id, visitDate, ...place } = visit;
  for (let count = random.integer(1, 2); count > 0; count -= 1) {
    const [text, owner] = random.pick(visit.office_id === null ? ACTIONS : OFFICE_ACTIONS);
    const dueOn = addDays(visitDate, random.integer(20, 75));
    const closedOn = addDays(visitDate, random.integer(10, 90));
    const isClosed = closedOn < today && random.chance(0.85);
    yield {
      client_id: randomUUID(),
      visit_id: id,
      institute_id: place.institute_id,
      office_id: place.office_id,
      path: place.path,
      text,
      owner,
      due_on: dueOn,
      created_by: place.person_id,
      created_at: `${visitDate}T09:00:00Z`,
      closed_at: isClosed ? `${closedOn}T08:00:00Z` : null,
      closed_by: isClosed ? place.person_id : null,
      closing_note: isClosed ? random.pick(CLOSING_NOTES) : null,
    };
  }
}
