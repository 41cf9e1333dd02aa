import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import {
  type PlanSession,
  SESSION_ERRORS,
  type sessionCalls,
} from "@shikkha/contract/plans/sessions.ts";
import type { Write } from "../../platform/audit/audited.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { queueSystemMessage } from "../notices/notices.lookup.ts";
import { readDeadlineMessage } from "./plan-messages.ts";
import { listUnsubmitted } from "./review-people.reads.ts";
import { findOngoing, findSession } from "./sessions.reads.ts";
import { isOpen } from "./sessions.rules.ts";
import {
  insertPlanSession,
  type SessionRules,
  takeSessionLock,
  updatePlanSession,
} from "./sessions.writes.ts";

type Start = InputOf<typeof sessionCalls.start>["body"];
type Update = InputOf<typeof sessionCalls.update>;

/** Starts a session; while another one's deadline is open there can be none. */
export async function startSession(
  { tx, record }: Write,
  body: Start,
  today: string,
): Promise<PlanSession> {
  await takeSessionLock(tx);
  const rules = rulesOf(body);
  if (!isOpen(rules.deadline, today)) throw new AppError(SESSION_ERRORS.deadlinePassed);
  if (await findOngoing(tx, today)) throw new AppError(SESSION_ERRORS.anotherOpen);
  const id = await insertPlanSession(tx, body.year, rules);
  record({ target: { kind: "planSession", id }, after: { year: body.year, ...rules } });
  return getSession(tx, today, id);
}

/** Changes a session; moving a deadline into the future opens it again, if no other one is open. */
export async function updateSession(
  { tx, record }: Write,
  { params, body }: Update,
  today: string,
): Promise<PlanSession> {
  await takeSessionLock(tx);
  const before = await getSession(tx, today, params.id);
  const rules = rulesOf(body);
  const ongoing = await findOngoing(tx, today);
  if (isOpen(rules.deadline, today) && ongoing && ongoing.id !== before.id)
    throw new AppError(SESSION_ERRORS.anotherOpen);
  if (rules.deadline !== before.deadline && !isOpen(rules.deadline, today))
    throw new AppError(SESSION_ERRORS.deadlinePassed);
  if (!(await updatePlanSession(tx, before.id, body.version, rules)))
    throw new AppError(ERRORS.stale);
  const { deadline, minimumVisits, minimumByCategory } = before;
  record({
    target: { kind: "planSession", id: before.id },
    before: { deadline, minimumVisits, minimumByCategory },
    after: rules,
  });
  if (rules.deadline !== before.deadline) await announceDeadline(tx, before.year, rules.deadline);
  return getSession(tx, today, params.id);
}

/** Everyone who still owes the plan hears of the new day. */
async function announceDeadline(tx: Write["tx"], planYear: number, deadline: string) {
  const personIds = await listUnsubmitted(tx, { level: "NATIONAL", path: "/" }, { planYear });
  if (personIds.length === 0) return;
  await queueSystemMessage(tx, {
    ...(await readDeadlineMessage(tx, planYear, deadline)),
    personIds,
  });
}

async function getSession(db: Write["tx"], today: string, id: number): Promise<PlanSession> {
  const session = await findSession(db, today, id);
  if (!session) throw new AppError(ERRORS.notFound);
  return session;
}

function rulesOf({ deadline, minimumVisits, minimumByCategory }: SessionRules): SessionRules {
  return { deadline, minimumVisits, minimumByCategory };
}
