/** One field of an entry, as it was and as it is. */
export interface FieldChange {
  /** From the outside in: a field of a field has two names. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

type Leaves = Map<string, { readonly path: readonly string[]; readonly value: unknown }>;

/** What an entry says changed, field by field, in the order the fields were written. */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  const old = leavesOf(before);
  const now = leavesOf(after);
  return [...new Map([...old, ...now])].map(([key, { path }]) => ({
    path,
    before: old.get(key)?.value,
    after: now.get(key)?.value,
  }));
}

export function isChanged({ before, after }: FieldChange): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

function leavesOf(value: unknown, path: readonly string[] = []): Leaves {
  const parts = partsOf(value);
  if (parts)
    return new Map(parts.flatMap(([name, inner]) => [...leavesOf(inner, [...path, name])]));
  return value === undefined || value === null
    ? new Map()
    : new Map([[path.join("."), { path, value }]]);
}

/** The fields of a record, and the rows of a list of records by their numbers; undefined for what is one value. */
function partsOf(value: unknown): [string, unknown][] | undefined {
  if (isRecord(value)) return Object.entries(value);
  if (!Array.isArray(value) || !value.some(isRecord)) return undefined;
  return value.map((row: unknown, index) => [String(index + 1), row]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
