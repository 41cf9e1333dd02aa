import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { PLAN_ERRORS } from "@shikkha/contract/plans/plan-errors.ts";
import type { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { queueSystemMessage } from "../notices/notices.lookup.ts";
import { readReminderMessage, readReturnMessage } from "./plan-messages.ts";
import {
  listOwnersOfRows,
  listPeople,
  listPlansOf,
  listUnsubmitted,
  lockPlans,
} from "./review-people.reads.ts";
import { insertReminder, returnPlans } from "./review.writes.ts";

type Reject = InputOf<typeof planReviewCalls.reject>["body"];
type Remind = InputOf<typeof planReviewCalls.remind>["body"];

/** Returns submitted plans with a comment; all of them or none. Officers outside the jurisdiction do not exist here. */
export async function rejectPlans(
  { tx, record }: Write,
  actor: Actor,
  body: Reject,
  now: Date,
): Promise<{ returned: number }> {
  const { planYear, comment, marks } = body;
  const people = await choosePeople(tx, actor.scope, body);
  await lockPlans(tx, people, planYear);
  const plans = await listPlansOf(actor.scope, tx, planYear, people);
  if (plans.length !== people.length) throw new AppError(ERRORS.notFound);
  const notSubmitted = plans.filter(({ status }) => status !== "SUBMITTED").length;
  if (notSubmitted > 0)
    throw new AppError(PLAN_ERRORS.notSubmitted, { blanks: { count: notSubmitted } });
  const planIds = plans.flatMap(({ planId }) => planId ?? []);
  await requireOwnRows(tx, planIds, marks);
  await returnPlans(tx, { planIds, comment, by: actor.personId, now, marks });
  await queueSystemMessage(tx, {
    ...(await readReturnMessage(tx, planYear)),
    personIds: people,
  });
  for (const { planId, personId } of plans)
    record({
      target: { kind: "officerPlan", id: planId ?? 0 },
      before: { status: "SUBMITTED" },
      after: { status: "REJECTED", officerId: personId, planYear, comment, marked: marks.length },
    });
  return { returned: plans.length };
}

/** Those named, each once; or those whose submitted plan matches, as many as the supervisor was shown. */
async function choosePeople(tx: Write["tx"], scope: Scope, body: Reject): Promise<number[]> {
  if (!body.matching) return [...new Set(body.officersId)];
  const filter = { ...body.matching, planYear: body.planYear, status: "SUBMITTED" } as const;
  const people = await listPeople(scope, tx, filter);
  if (people.length === 0) throw new AppError(PLAN_ERRORS.nobody);
  if (body.expected !== people.length)
    throw new AppError(PLAN_ERRORS.otherNumber, { blanks: { count: people.length } });
  return people;
}

async function requireOwnRows(
  tx: Write["tx"],
  planIds: readonly number[],
  marks: Reject["marks"],
): Promise<void> {
  const owners = await listOwnersOfRows(
    tx,
    marks.map(({ planDetailId }) => planDetailId),
  );
  const known = new Set(owners.flatMap(({ id, planId }) => (planIds.includes(planId) ? [id] : [])));
  if (marks.some(({ planDetailId }) => !known.has(planDetailId)))
    throw new AppError(PLAN_ERRORS.notTheirRow);
}

/** Queues a reminder for everyone whose plan is not submitted, if they are as many as was shown. */
export async function remindOfficers(
  { tx, record }: Write,
  actor: Actor,
  { expected, message, ...filter }: Remind,
  now: Date,
): Promise<ResponseOf<typeof planReviewCalls.remind>> {
  const personIds = await listUnsubmitted(tx, actor.scope, filter);
  if (personIds.length === 0) throw new AppError(PLAN_ERRORS.nobody);
  if (personIds.length !== expected)
    throw new AppError(PLAN_ERRORS.otherNumber, { blanks: { count: personIds.length } });
  const stored = await readReminderMessage(tx, filter.planYear);
  const byChannel = await queueSystemMessage(tx, {
    ...stored,
    message: message ?? stored.message,
    personIds,
  });
  const id = await insertReminder(tx, {
    year: filter.planYear,
    by: actor.personId,
    path: actor.scope.path,
    personIds,
    now,
  });
  record({
    target: { kind: "planReminder", id },
    after: { ...filter, people: personIds.length, byChannel },
  });
  return { people: personIds.length, byChannel };
}
