import type * as z from "zod/mini";

/** The query of a list's call, field by field, as the contract declares it. */
export type QueryShape = Readonly<Record<string, z.ZodMiniType>>;

export type QueryOf<Shape extends QueryShape> = {
  readonly [Key in keyof Shape]?: z.output<Shape[Key]> | undefined;
};

/** What an address asks of a list. Whatever the call does not know, or would refuse, is left out. */
export function readListQuery<Shape extends QueryShape>(
  shape: Shape,
  search: string,
): QueryOf<Shape> {
  const given = new URLSearchParams(search);
  const entries = Object.entries(shape).flatMap(([key, schema]) => {
    const text = given.get(key);
    if (!text) return [];
    const parsed = schema.safeParse(text);
    return parsed.success ? [[key, parsed.data] as const] : [];
  });
  return Object.fromEntries(entries) as QueryOf<Shape>;
}

/** The query of an address, with its question mark; empty values are not written. */
export function writeListQuery(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === "string" || typeof value === "number") {
      if (value !== "") search.set(key, String(value));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}
