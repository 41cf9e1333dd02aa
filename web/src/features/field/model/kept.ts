import { fieldDatabase, type Kept } from "../../../shared/outbox/field-database.ts";

/** Of one person alone: what another was answered is never shown to them. */
const keyOf = (owner: number, name: string) => `${owner} ${name}`;

export async function keep(owner: number, name: string, value: unknown): Promise<Kept> {
  const bytes = new Blob([JSON.stringify(value)]).size;
  const kept = { at: new Date().toISOString(), bytes, value };
  await (await fieldDatabase()).put("kept", kept, keyOf(owner, name));
  return kept;
}

/** Undefined also where the device keeps nothing for us. */
export async function findKept(owner: number, name: string): Promise<Kept | undefined> {
  try {
    return await (await fieldDatabase()).get("kept", keyOf(owner, name));
  } catch {
    return undefined;
  }
}
