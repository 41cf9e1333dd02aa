/** The router writes `$name` where the specification writes `{name}`. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, "$$$1");
}

/** A path with its {named} parts filled from the open route. */
export function filledPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
