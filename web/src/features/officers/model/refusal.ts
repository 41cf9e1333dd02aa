import { DUTY_ERRORS } from "@shikkha/contract/officers/duties.ts";
import type { CallError } from "../../../lib/calls/call-error.ts";

export interface Refusal<Name extends string> {
  readonly fields: readonly { readonly name: Name; readonly message: string }[];
  /** What belongs to no field. */
  readonly rest: string | undefined;
}

/** Refusals that speak of one field, by the field each form has for it. */
const FIELDS_OF: Readonly<Record<number, readonly string[]>> = {
  [DUTY_ERRORS.roleTooStrong.code]: ["roleId"],
  [DUTY_ERRORS.roleDoesNotFit.code]: ["roleId"],
  [DUTY_ERRORS.alreadyHeld.code]: ["workstationId"],
  [DUTY_ERRORS.successorUnfit.code]: ["handOver.successorId"],
  [DUTY_ERRORS.badPeriod.code]: ["lastDay", "validFrom"],
};

/** The server's "no" sorted to the fields of a form; what no field can show stays whole. */
export function refusalOf<Name extends string>(
  error: CallError,
  names: readonly Name[],
): Refusal<Name> {
  const spokenOf = FIELDS_OF[error.code] ?? [];
  const named = names.find((name) => spokenOf.includes(name));
  if (named) return { fields: [{ name: named, message: error.message }], rest: undefined };
  const fields = error.fields.flatMap(({ path, message }) => {
    const name = names.find((one) => path === one || path === `body.${one}`);
    return name ? [{ name, message }] : [];
  });
  return { fields, rest: fields.length === 0 ? error.message : undefined };
}
