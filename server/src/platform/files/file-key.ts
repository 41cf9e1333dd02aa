const KEY = /^[a-z0-9][a-z0-9/_-]*(\.[a-z0-9]+)?$/;

/** A key can never climb out of the store. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.includes("//")) throw new Error(`Not a file key: ${key}`);
}
