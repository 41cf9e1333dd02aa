import { hash, verify } from "@node-rs/argon2";
import { createTurns } from "../turns.ts";

/** argon2id with the first of OWASP's recommended settings. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashing is dear on purpose. */
const inTurn = createTurns(4, 4);

/** Checked when nobody has that name, so that the answer takes as long as for a name that exists. */
const decoy = hash("a password nobody has", SETTINGS);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, SETTINGS));
}

export function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    const isRight = await verify(stored ?? (await decoy), password);
    return isRight && stored !== undefined;
  });
}
