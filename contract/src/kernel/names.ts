import * as z from "zod/mini";

/** The pair every named thing carries on the wire. */
export const bilingualNames = { nameBangla: z.string(), nameEnglish: z.string() };
