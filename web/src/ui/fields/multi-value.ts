/** Several ids, or everything there is now and later. */
export type MultiValue<Id extends string = string> = "all" | readonly Id[];

export const ALL_ID = "*";

/** "all" stands alone: choosing it drops the rest, choosing another drops it. */
export function nextMultiValue<Id extends string>(
  before: MultiValue<Id>,
  keys: readonly string[],
): MultiValue<Id> {
  const rest = keys.filter((key): key is Id => key !== ALL_ID);
  const hasAll = rest.length < keys.length;
  return hasAll && before !== "all" ? "all" : rest;
}

export function multiKeys(value: MultiValue): readonly string[] {
  return value === "all" ? [ALL_ID] : value;
}
