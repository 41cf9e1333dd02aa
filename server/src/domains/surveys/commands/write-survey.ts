import { createHash } from "node:crypto";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { statusOf } from "@shikkha/contract/notices/notice.ts";
import type { ReceiverRule } from "@shikkha/contract/notices/receivers.ts";
import { SURVEY_ERRORS } from "@shikkha/contract/surveys/survey.ts";
import type { surveyCalls } from "@shikkha/contract/surveys/survey-calls.ts";
import { requireWithin } from "../../../platform/access/require-within.ts";
import type { Write } from "../../../platform/audit/audited.ts";
import type { Actor } from "../../../platform/auth/actor.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findSurveyTemplate } from "../../forms/forms.lookup.ts";
import { countReceivers } from "../../notices/notices.lookup.ts";
import { PUBLISH_SURVEYS_JOB } from "../publish.commands.ts";
import { periodFaults, periodOf } from "../surveys.rules.ts";
import {
  findSurveyOfClient,
  insertSurvey,
  type LockedSurvey,
  lockSurvey,
  type SurveyFacts,
  updateSurvey,
} from "../surveys.writes.ts";

type Create = InputOf<typeof surveyCalls.create>["body"];
type Update = InputOf<typeof surveyCalls.update>;
type Content = Omit<Create, "clientId">;
type Saved = ResponseOf<typeof surveyCalls.create>;
type Means = Pick<Platform, "jobs" | "now">;

/** Makes a survey and queues its publication, in one transaction. */
export async function createSurvey(
  { jobs, now }: Means,
  write: Write,
  actor: Actor,
  { clientId, ...content }: Create,
): Promise<Saved> {
  const { tx, record } = write;
  const clientHash = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const earlier = await findSurveyOfClient(tx, clientId);
  if (earlier) return repeated(write, actor, earlier, clientHash, now());
  const facts = await factsOf(actor.scope, tx, content, now());
  const id = await insertSurvey(tx, {
    ...facts,
    clientId,
    clientHash,
    authorId: actor.personId,
    scope: actor.scope,
  });
  if (id === undefined)
    return repeated(write, actor, await findSurveyOfClient(tx, clientId), clientHash, now());
  await jobs.enqueue(tx, PUBLISH_SURVEYS_JOB, {}, facts.startsAt);
  record({ target: { kind: "survey", id }, after: facts });
  return { id, version: 1, status: statusOf({ ...facts, closedAt: null }, now()) };
}

type Earlier = Awaited<ReturnType<typeof findSurveyOfClient>>;

/** The same survey sent once more gets the first answer; something else under its id is refused. */
function repeated(
  { record }: Write,
  actor: Actor,
  earlier: Earlier,
  clientHash: string,
  now: Date,
): Saved {
  if (!earlier || earlier.authorId !== actor.personId || earlier.clientHash !== clientHash)
    throw new AppError(ERRORS.idReused);
  record({ target: { kind: "survey", id: earlier.id }, after: { repeated: true } });
  return { id: earlier.id, version: earlier.version, status: statusOf(earlier, now) };
}

/** Changes a survey. Once it is out people have begun to answer: its form and its start stay. */
export async function changeSurvey(
  { jobs, now }: Means,
  { tx, record }: Write,
  actor: Actor,
  { params, body: { version, ...content } }: Update,
): Promise<Saved> {
  const survey = await getLocked(tx, actor.scope, params.id, version);
  const status = statusOf(survey, now());
  if (status === "CLOSED" || status === "EXPIRED") throw new AppError(SURVEY_ERRORS.over);
  const isOut = status === "PUBLISHED";
  if (isOut) requireSameBeginning(survey, content);
  // Whoever changes it, its receivers are read from where it was written.
  const scope = { ...actor.scope, path: survey.path };
  const facts = await factsOf(scope, tx, content, now(), isOut ? survey : undefined);
  const hasOtherReceivers = !isSameRule(survey.receivers, content.receivers);
  await updateSurvey(tx, survey.id, facts, hasOtherReceivers);
  await jobs.enqueue(tx, PUBLISH_SURVEYS_JOB, {}, facts.startsAt);
  const { nameBangla, nameEnglish, receivers, startsAt, endsAt, formVersionId } = survey;
  record({
    target: { kind: "survey", id: survey.id },
    before: { nameBangla, nameEnglish, receivers, startsAt, endsAt, formVersionId },
    after: facts,
  });
  return {
    id: survey.id,
    version: version + 1,
    status: statusOf({ ...facts, closedAt: null }, now()),
  };
}

/** The survey for a write: it exists, lies in the jurisdiction, and nobody has changed it meanwhile. */
export async function getLocked(
  tx: Transaction,
  scope: Scope,
  id: number,
  version?: number,
): Promise<LockedSurvey> {
  const survey = await lockSurvey(tx, id);
  if (!survey) throw new AppError(ERRORS.notFound);
  requireWithin(scope, survey.path);
  if (version !== undefined && survey.version !== version) throw new AppError(ERRORS.stale);
  return survey;
}

/** Content as it is stored, or every fault of it at once. */
async function factsOf(
  scope: Scope,
  tx: Transaction,
  content: Content,
  now: Date,
  out?: LockedSurvey,
): Promise<SurveyFacts> {
  const { nameBangla, nameEnglish, receivers } = content;
  const period = periodOf(content, now, out?.startsAt);
  const fields = periodFaults(period, content, now, out !== undefined);
  if (fields.length > 0) throw new AppError(ERRORS.invalid, { fields });
  const template = out
    ? { versionId: out.formVersionId }
    : await findSurveyTemplate(tx, content.formId);
  if (!template) throw new AppError(SURVEY_ERRORS.noTemplate);
  const { people } = await countReceivers(scope, tx, receivers);
  if (people === 0) throw new AppError(SURVEY_ERRORS.noReceivers);
  return {
    nameBangla,
    nameEnglish,
    receivers,
    people,
    formVersionId: template.versionId,
    ...period,
  };
}

function requireSameBeginning(survey: LockedSurvey, { formId, dateFrom }: Content): void {
  const isSame =
    survey.formId === formId &&
    (dateFrom === null || Date.parse(dateFrom) === survey.startsAt.getTime());
  if (!isSame) throw new AppError(SURVEY_ERRORS.alreadyOut);
}

/** The database orders the keys of a rule its own way. */
function isSameRule(stored: unknown, given: ReceiverRule): boolean {
  const sorted = (rule: object) =>
    JSON.stringify(Object.entries(rule).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return stored !== null && typeof stored === "object" && sorted(stored) === sorted(given);
}
