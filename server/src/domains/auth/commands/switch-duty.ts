import { AUTH_ERRORS } from "@shikkha/contract/auth/errors.ts";
import type { SignedIn } from "@shikkha/contract/auth/user.ts";
import type { Write } from "../../../platform/audit/audited.ts";
import type { Actor } from "../../../platform/auth/actor.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { useDuty } from "../auth.writes.ts";
import { describe } from "./issue-session.ts";

/** Makes another of the person's own duties the active one of this session. */
export async function switchDuty(
  platform: Platform,
  { tx, record }: Write,
  actor: Actor,
  dutyId: number,
): Promise<SignedIn> {
  const described = await describe(platform, tx, actor.personId, actor.sessionId, dutyId);
  if (described?.signedIn.user.activeJurisdiction.dutyId !== dutyId)
    throw new AppError(AUTH_ERRORS.noSuchDuty);
  await useDuty(tx, actor.sessionId, dutyId);
  record({
    target: { kind: "duty", id: dutyId },
    before: { dutyId: actor.dutyId },
    after: { dutyId },
  });
  return described.signedIn;
}
