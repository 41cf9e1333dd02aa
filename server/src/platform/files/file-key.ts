import { randomBytes } from "node:crypto";

const KEY = /^[a-z0-9][a-z0-9/_-]*(\.[a-z0-9]+)?$/;

/** A key can never climb out of the store. */
export function isKey(key: string): boolean {
  return KEY.test(key) && !key.includes("//");
}

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a file key: ${key}`);
}

/** A name nobody gave and nobody can guess, under the day it was made on: "gallery/2026-11-03/5f0c….webp". */
export function newKey(folder: string, day: string, extension: string): string {
  return `${folder}/${day}/${randomBytes(16).toString("hex")}.${extension}`;
}

/** The day a key was made on; undefined for those without one. */
export function dayOfKey(key: string): string | undefined {
  return /\/([0-9]{4}-[0-9]{2}-[0-9]{2})\/[^/]+$/.exec(key)?.[1];
}
