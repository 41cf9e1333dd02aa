import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { day } from "../kernel/date-fields.ts";
import { says } from "../kernel/field-message.ts";
import { banglaText, emailAddress, englishText, mobileNumber } from "../kernel/text.ts";
import { newAdministrator } from "./administrator.ts";

export const IMPORT_PEOPLE_ACTION = auditAction(
  "operations.importPeople",
  "CREATE",
  "ব্যক্তির তথ্য আমদানি",
  "Imported people",
);

/** The office of the directorate itself, in the column that otherwise holds a place's number. */
export const NATIONAL_OFFICE = "NATIONAL";

/** One line of the file by which an operator brings people in from the personnel system; the columns in their order. */
export const personLine = z
  .strictObject({
    username: newAdministrator.shape.username,
    pdsNumber: z.optional(z.string().check(z.maxLength(50))),
    type: z.enum(["OFFICER", "INSPECTOR", "TEACHER"]),
    nameBangla: banglaText(128),
    nameEnglish: englishText(128),
    designation: z.string().check(z.minLength(1)),
    email: z.optional(emailAddress()),
    phone: z.optional(mobileNumber()),
    dateOfBirth: z.optional(day()),
    role: z.string().check(z.minLength(1)),
    office: z.optional(
      z.string().check(
        z.regex(/^([0-9]+|NATIONAL)$/, {
          error: says("স্থানের নম্বর বা NATIONAL লিখুন", "Write the number of a place, or NATIONAL"),
        }),
      ),
    ),
    eiin: z.optional(z.string()),
    from: day(),
  })
  .check(
    z.refine(({ office, eiin }) => (office === undefined) !== (eiin === undefined), {
      path: ["office"],
      error: says("অফিস বা ইআইআইএন, যেকোনো একটি লিখুন", "Write either the office or the EIIN"),
    }),
  );
export type PersonLine = z.infer<typeof personLine>;

export const PEOPLE_COLUMNS = Object.keys(personLine.shape);
