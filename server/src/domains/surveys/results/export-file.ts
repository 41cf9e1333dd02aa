import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { SurveyExportFormat } from "@shikkha/contract/surveys/survey-results.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Column } from "../../../platform/export/column.ts";
import { csvStream } from "../../../platform/export/csv.ts";
import { sendFile } from "../../../platform/export/send-file.ts";
import type { XlsxCell } from "../../../platform/export/xlsx/xlsx-row.ts";
import { xlsxStream } from "../../../platform/export/xlsx/xlsx-stream.ts";
import { loadAnsweredForms } from "./answered-forms.ts";
import type { Place } from "./answers.reads.ts";
import { exportColumns } from "./export-columns.ts";
import { streamAnswers } from "./export.reads.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const SHEET = { bn: "উত্তর", en: "Answers" } as const;
const WIDTH = 22;

interface Wish {
  readonly surveyId: number;
  readonly place: Place;
  readonly format: SurveyExportFormat;
  readonly language: Language;
}

/** All answers as a file, written as they are read. */
export async function sendAnswers(
  reply: FastifyReply,
  db: Database,
  { surveyId, place, format, language }: Wish,
): Promise<Readable> {
  const columns = exportColumns(await loadAnsweredForms(db, surveyId));
  const rows = streamAnswers(db, surveyId, place);
  const name = `survey_${surveyId}_answers`;
  if (format === "csv") return sendFile(reply, name, format, csvStream(columns, rows, language));
  reply
    .type(XLSX)
    .header("content-disposition", `attachment; filename="${name}.xlsx"`)
    .header("cache-control", "no-store");
  const widths = columns.map(() => WIDTH);
  return xlsxStream([{ name: SHEET[language], widths, rows: cells(columns, rows, language) }]);
}

async function* cells<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  language: Language,
): AsyncGenerator<readonly XlsxCell[]> {
  yield columns.map(({ heading }) => heading[language]);
  for await (const row of rows) yield columns.map((column) => column.value(row, language));
}
