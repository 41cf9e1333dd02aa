import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import { PLAN_ERRORS } from "@shikkha/contract/plans/plan-errors.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { countRows } from "./plan-state.reads.ts";
import { getState, requireOpen } from "./plan.commands.ts";
import { beginPlan, markSubmitted } from "./plan.writes.ts";
import { countOnHolidays, findSubmission } from "./submit-plan.reads.ts";

type Submit = InputOf<typeof myPlanCalls.submit>;
type Submitted = ResponseOf<typeof myPlanCalls.submit>;

/** Closes one's own plan. The same submission sent again is answered as the first time. */
export async function submitPlan(
  { tx, record }: Write,
  actor: Actor,
  { params, body }: Submit,
  now: Date,
): Promise<Submitted> {
  if (params.officerId !== actor.personId) throw new AppError(ERRORS.notFound);
  const { path } = await getState(tx, actor, params.year);
  const planId = await beginPlan(tx, actor.personId, params.year, path);
  const earlier = await findSubmission(tx, planId, body.submissionId);
  const target = { kind: "officerPlan", id: planId };
  if (earlier) {
    // It has been returned since: a late repetition must not submit it again uncorrected.
    if (!earlier.stands) throw new AppError(ERRORS.stale);
    if (earlier.answer !== (body.answer ?? null)) throw new AppError(ERRORS.idReused);
    record({ target, after: { year: params.year, repeated: true } });
    return { status: "SUBMITTED", submittedAt: earlier.at, visits: await countRows(tx, planId) };
  }
  const state = await requireOpen(tx, actor, params.year, now);
  const visits = await countRows(tx, planId);
  if (visits < state.minimumVisits)
    throw new AppError(PLAN_ERRORS.belowMinimum, {
      blanks: { minimum: state.minimumVisits, count: visits },
    });
  const onHolidays = await countOnHolidays(tx, planId);
  if (onHolidays > 0)
    throw new AppError(PLAN_ERRORS.holidayVisits, { blanks: { count: onHolidays } });
  await markSubmitted(tx, planId, {
    submissionId: body.submissionId,
    answer: body.answer,
    now,
  });
  record({
    target,
    before: { status: state.status },
    after: { status: "SUBMITTED", year: params.year, visits, answer: body.answer },
  });
  return { status: "SUBMITTED", submittedAt: now.toISOString(), visits };
}
