import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { says } from "@shikkha/contract/kernel/field-message.ts";
import type { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import type { VisitWish } from "@shikkha/contract/plans/visit-plan.ts";
import {
  PLAN_ERRORS,
  VISIT_REFUSALS,
  type VisitRefusal,
} from "@shikkha/contract/plans/plan-errors.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { isPlanOpen } from "./plan-state.rules.ts";
import {
  countRows,
  findStateInDuty,
  findYearOfSession,
  lockPlan,
  type PlanState,
} from "./plan-state.reads.ts";
import { findOwnRow } from "./plan-rows.reads.ts";
import { beginPlan, deleteRow, insertRows, touchPlan, updateRow } from "./plan.writes.ts";
import { readCheckFacts } from "./visit-check.reads.ts";
import { judgeVisits, placeKey } from "./visit-check.rules.ts";

type Add = InputOf<typeof myPlanCalls.add>;
type Change = InputOf<typeof myPlanCalls.change>;

/** Adds visits to one's own plan, all of them or none; each refused one is named with its reason. */
export async function addVisits(
  { tx, record }: Write,
  actor: Actor,
  { params, body }: Add,
  now: Date,
): Promise<ResponseOf<typeof myPlanCalls.add>> {
  const year = await findYearOfSession(tx, params.id);
  if (year === undefined) throw new AppError(ERRORS.notFound);
  const found = await getState(tx, actor, year);
  const planId = await beginPlan(tx, actor.personId, year, found.path);
  await requireOpen(tx, actor, year, now);
  const facts = await readCheckFacts(tx, body.visits, {
    planId,
    year,
    today: dayInDhaka(now),
    scope: actor.scope,
  });
  refuse(judgeVisits(body.visits, facts), (index) => `visits.${index}`);
  const added = await insertRows(tx, planId, year, body.visits, facts.paths);
  await touchPlan(tx, planId, now);
  record({ target: { kind: "officerPlan", id: planId }, after: { year, visits: body.visits } });
  return { added, total: await countRows(tx, planId) };
}

/** Moves a visit of one's own plan; the rules are those of adding it. */
export async function changeVisit(
  { tx, record }: Write,
  actor: Actor,
  { params, body }: Change,
  now: Date,
): Promise<number> {
  const row = await takeRow(tx, actor, params.id, now);
  const facts = await readCheckFacts(tx, [body], {
    planId: row.planId,
    year: row.year,
    today: dayInDhaka(now),
    scope: actor.scope,
    exceptRow: row.id,
  });
  refuse(judgeVisits([body], facts), () => "");
  await updateRow(tx, row.id, body, facts.paths.get(placeKey(body)) ?? "");
  await touchPlan(tx, row.planId, now);
  const { instituteId, officeId, visitDate, kind } = row;
  record({
    target: { kind: "planRow", id: row.id },
    before: { instituteId, officeId, visitDate, kind },
    after: body,
  });
  return row.id;
}

export async function removeVisit(
  { tx, record }: Write,
  actor: Actor,
  rowId: number,
  now: Date,
): Promise<{ removed: number }> {
  const row = await takeRow(tx, actor, rowId, now);
  await deleteRow(tx, row.id);
  await touchPlan(tx, row.planId, now);
  const { instituteId, officeId, visitDate, kind } = row;
  record({
    target: { kind: "planRow", id: row.id },
    before: { instituteId, officeId, visitDate, kind },
  });
  return { removed: row.id };
}

export async function getState(tx: Write["tx"], actor: Actor, year: number): Promise<PlanState> {
  const state = await findStateInDuty(tx, actor.personId, year, actor.scope);
  if (!state) throw new AppError(ERRORS.notFound);
  return state;
}

/** Read after the plan is locked: a submission or a return just before counts. */
export async function requireOpen(
  tx: Write["tx"],
  actor: Actor,
  year: number,
  now: Date,
): Promise<PlanState> {
  const state = await getState(tx, actor, year);
  if (state.status === "SUBMITTED") throw new AppError(PLAN_ERRORS.submitted);
  if (!isPlanOpen(state, dayInDhaka(now))) throw new AppError(PLAN_ERRORS.timeOver);
  return state;
}

/** A row of one's own plan that can still be changed; anyone else's does not exist. */
async function takeRow(tx: Write["tx"], actor: Actor, rowId: number, now: Date) {
  const row = await findOwnRow(tx, actor.personId, rowId);
  if (!row) throw new AppError(ERRORS.notFound);
  await lockPlan(tx, row.planId);
  await requireOpen(tx, actor, row.year, now);
  const current = await findOwnRow(tx, actor.personId, rowId);
  if (!current) throw new AppError(ERRORS.notFound);
  if (current.visitedOn !== null) throw new AppError(PLAN_ERRORS.rowVisited);
  return current;
}

const FIELDS: Record<VisitRefusal, keyof VisitWish> = {
  outsideYear: "visitDate",
  inPast: "visitDate",
  outsideJurisdiction: "instituteId",
  twice: "visitDate",
  dayFull: "visitDate",
  publicHoliday: "visitDate",
  weeklyHoliday: "confirmed",
};

/** One reason for all has its own code; several together have the code of the list. */
function refuse(
  refusals: readonly (VisitRefusal | null)[],
  pathOf: (index: number) => string,
): void {
  const faults = refusals.flatMap((refusal, index) => (refusal ? [{ refusal, index }] : []));
  const [first] = faults;
  if (!first) return;
  const fields = faults.map(({ refusal, index }) => ({
    path: [pathOf(index), FIELDS[refusal]].filter(Boolean).join("."),
    message: says(VISIT_REFUSALS[refusal].bn, VISIT_REFUSALS[refusal].en),
  }));
  const isOneReason = faults.every(({ refusal }) => refusal === first.refusal);
  const kind = isOneReason ? VISIT_REFUSALS[first.refusal] : PLAN_ERRORS.someRefused;
  throw new AppError(kind, { fields, blanks: { count: faults.length } });
}
