import type { CallError } from "../calls/call-error.ts";

/**
 * Puts what the server said of single fields on them. True when nothing is left to say; otherwise the refusal as a
 * whole has to be shown.
 */
export function takeRefusal<Name extends string>(
  error: CallError,
  names: readonly Name[],
  setError: (name: Name, error: { message: string }) => void,
): boolean {
  const known = error.fields.flatMap(({ path, message }) => {
    const name = names.find((one) => path === one || path.endsWith(`.${one}`));
    return name === undefined ? [] : [{ name, message }];
  });
  for (const { name, message } of known) setError(name, { message });
  return known.length > 0 && known.length === error.fields.length;
}

/**
 * The same for a form that was sent whole under one name, "value." for example: whatever lies below it is a field of the
 * form, rows of lists included.
 */
export function takeFaults(
  error: CallError,
  before: string,
  setFault: (path: string, message: string) => void,
): boolean {
  const known = error.fields.filter(({ path }) => path.startsWith(before));
  for (const { path, message } of known) setFault(path.slice(before.length), message);
  return known.length > 0 && known.length === error.fields.length;
}
