export interface Texts {
  readonly [key: string]: string | Texts;
}

export type Params = Readonly<Record<string, string | number | undefined>>;

const plurals = new Map<string, Intl.PluralRules>();

function pluralOf(language: string, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

/** The text at a path such as "shell.menu"; with a count the plural form goes first. */
export function textAt(
  texts: Texts,
  path: string,
  language: string,
  { count }: Params,
): string | undefined {
  const plural =
    typeof count === "number" ? valueAt(texts, `${path}_${pluralOf(language, count)}`) : undefined;
  return plural ?? valueAt(texts, path);
}

function valueAt(texts: Texts, path: string): string | undefined {
  let value: string | Texts | undefined = texts;
  for (const step of path.split(".")) value = typeof value === "object" ? value[step] : undefined;
  return typeof value === "string" ? value : undefined;
}

export function interpolated(text: string, params: Params): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ""));
}

/** What the first lacks is taken from the second, at any depth. */
export function withMissing(texts: Texts, more: Texts): Texts {
  const merged: Record<string, string | Texts> = { ...texts };
  for (const [key, value] of Object.entries(more)) {
    const own = merged[key];
    if (own === undefined) merged[key] = value;
    else if (typeof own === "object" && typeof value === "object")
      merged[key] = withMissing(own, value);
  }
  return merged;
}
