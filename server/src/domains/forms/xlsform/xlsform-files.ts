import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import { FORM_ERRORS, type FormDraft } from "@shikkha/contract/forms/form.ts";
import { readCheckedTree } from "@shikkha/contract/forms/check-tree.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import { wireTree } from "@shikkha/contract/forms/wire-tree.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { xlsxStream } from "../../../platform/export/xlsx/xlsx-stream.ts";
import { compilePattern } from "../compile-pattern.ts";
import { readXlsformSheets } from "./read-sheets.ts";
import { readXlsform } from "./read-xlsform.ts";
import { writeXlsform } from "./write-xlsform.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export function sendXlsform(reply: FastifyReply, draft: FormDraft): Readable {
  reply
    .type(XLSX)
    .header("content-disposition", `attachment; filename="form_${draft.id}.xlsx"`)
    .header("cache-control", "no-store");
  return xlsxStream(writeXlsform(draft, readTree(draft.questions).tree));
}

/** What a file would become. It is checked like any form, so that what is shown can also be stored. */
export async function previewXlsform(
  content: Uint8Array,
  language: Language,
): Promise<ResponseOf<typeof formCalls.readXlsform>> {
  const { questions, notes, nameBangla, nameEnglish } = readXlsform(
    await readXlsformSheets(content),
  );
  const { tree, faults } = readCheckedTree(wireTree(questions), compilePattern);
  if (faults.length > 0) {
    const fields = faults.slice(0, 100).map(({ path, message }) => ({ path, message }));
    throw new AppError(FORM_ERRORS.faulty, { blanks: { count: faults.length }, fields });
  }
  return {
    nameBangla,
    nameEnglish,
    questions: wireTree(tree),
    notes: notes.map(({ message, ...note }) => ({
      ...note,
      message: fieldMessage({ message, path: [] }, language),
    })),
  };
}
