import * as z from "zod/mini";
import { day } from "../kernel/date-fields.ts";
import { says } from "../kernel/field-message.ts";
import { id } from "../kernel/numbers.ts";
import { requiredText } from "../kernel/text.ts";
import { VISIT_LIMITS } from "./visit-words.ts";

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const moment = z.string().check(
  z.maxLength(40),
  z.refine((text) => !Number.isNaN(Date.parse(text)), {
    error: says("সময়টি সঠিক নয়", "This is not a valid time"),
  }),
);

/** Where the visit goes: a planned one, or a chosen place. */
const place = {
  planDetailId: z.optional(id()),
  instituteId: z.optional(id()),
  officeId: z.optional(id()),
};

interface Place {
  readonly planDetailId?: number | undefined;
  readonly instituteId?: number | undefined;
  readonly officeId?: number | undefined;
}
const onePlace = z.refine<Place>(
  ({ planDetailId, instituteId, officeId }) =>
    [planDetailId, instituteId, officeId].filter((one) => one !== undefined).length === 1,
  {
    path: ["instituteId"],
    error: says(
      "একটি পরিকল্পিত পরিদর্শন, প্রতিষ্ঠান বা কার্যালয় বেছে নিন",
      "Choose one planned visit, institute or office",
    ),
  },
);

export const visitStart = z.strictObject({ clientId: z.uuid(), ...place }).check(onePlace);

export const visitSave = z.strictObject({
  clientId: z.uuid(),
  version: id(),
  answers: z.record(z.string().check(z.maxLength(20)), z.unknown()),
  progress: z.number().check(z.int(), z.gte(0), z.lte(100)),
});

const announcedPhoto = z.strictObject({
  clientId: z.uuid(),
  sha256,
  caption: z.optional(requiredText(VISIT_LIMITS.caption)),
});

const newAction = z.strictObject({
  clientId: z.uuid(),
  text: requiredText(VISIT_LIMITS.actionText),
  owner: requiredText(VISIT_LIMITS.actionOwner),
  dueOn: day(),
});

/** A visit as it is handed in. Everything in it is covered by the hash of the receipt. */
export const visitSubmission = z
  .strictObject({
    clientId: z.uuid(),
    /** 1 for the first submission; one more each time it was returned. */
    version: id(),
    ...place,
    visitDate: day(),
    unplannedReason: z.optional(requiredText(VISIT_LIMITS.reason)),
    formVersionId: id(),
    answers: z.record(z.string().check(z.maxLength(20)), z.unknown()),
    position: z.optional(
      z.strictObject({
        latitude: z.number().check(z.gte(-90), z.lte(90)),
        longitude: z.number().check(z.gte(-180), z.lte(180)),
        /** In metres. */
        accuracy: z.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
      }),
    ),
    begunAt: z.optional(moment),
    finishedAt: z.optional(moment),
    photos: z._default(z.array(announcedPhoto).check(z.maxLength(VISIT_LIMITS.photos)), []),
    actions: z._default(z.array(newAction).check(z.maxLength(VISIT_LIMITS.actions)), []),
    /** The officer has seen what is written here. */
    confirmed: z.literal(true, {
      error: says("সরেজমিনে দেখার ঘরে টিক দিন", "Confirm that you saw this on the spot"),
    }),
  })
  .check(
    onePlace,
    z.refine(
      ({ planDetailId, unplannedReason }) =>
        planDetailId !== undefined || unplannedReason !== undefined,
      {
        path: ["unplannedReason"],
        error: says("পরিকল্পনার বাইরে পরিদর্শনের কারণ লিখুন", "Write why the visit was not planned"),
      },
    ),
  );
export type VisitSubmission = z.output<typeof visitSubmission>;
