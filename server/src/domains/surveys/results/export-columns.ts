import { roundRating } from "@shikkha/contract/forms/rating.ts";
import type { Option, Question } from "@shikkha/contract/forms/question.ts";
import { TIME_ZONE } from "@shikkha/contract/kernel/dates.ts";
import type { Bilingual, Language } from "@shikkha/contract/kernel/language.ts";
import type { Column } from "../../../platform/export/column.ts";
import type { AnsweredForm } from "./answered-forms.ts";
import type { ExportedAnswer } from "./export.reads.ts";
import { mergeQuestions } from "./merged-questions.rules.ts";

type Row = ExportedAnswer;

const YES: Bilingual = { bn: "হ্যাঁ", en: "Yes" };
const NO: Bilingual = { bn: "না", en: "No" };

const dhakaTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

function column(bn: string, en: string, value: Column<Row>["value"]): Column<Row> {
  return { heading: { bn, en }, value };
}

const pick = (language: Language, bn: string | null, en: string | null) =>
  language === "bn" ? bn : en;

const ABOUT: readonly Column<Row>[] = [
  column("নাম", "Name", (row, to) => pick(to, row.nameBangla, row.nameEnglish)),
  column("পিডিএস আইডি", "PDS ID", ({ pdsNumber }) => pdsNumber),
  column("পদবি", "Designation", (row, to) =>
    pick(to, row.designationBangla, row.designationEnglish),
  ),
  column("অঞ্চল", "Zone", (row, to) => pick(to, row.zoneBangla, row.zoneEnglish)),
  column("জেলা", "District", (row, to) => pick(to, row.districtBangla, row.districtEnglish)),
  column("উপজেলা", "Upazila", (row, to) => pick(to, row.upazilaBangla, row.upazilaEnglish)),
  column("উত্তরের সময়", "Answered at", ({ answeredAt }) => dhakaTime.format(answeredAt)),
  column("ফরমের সংস্করণ", "Form version", ({ versionNumber }) => versionNumber),
  column("স্কোর", "Score", ({ score }) => (score === null ? null : roundRating(score))),
];

/** A column to a question, the same for the same question in every version; answers in the words of their own version. */
export function exportColumns(newestFirst: readonly AnsweredForm[]): readonly Column<Row>[] {
  const byVersion = new Map(newestFirst.map(({ versionId, form }) => [versionId, form]));
  const questions = mergeQuestions(newestFirst.map(({ form }) => form));
  return [
    ...ABOUT,
    ...questions.map(({ node }) => {
      const { textBangla, textEnglish, id } = node.question;
      const place = node.place.join(".");
      return column(
        `${place} ${textBangla || textEnglish}`,
        `${place} ${textEnglish || textBangla}`,
        ({ answers, versionId }, language) => {
          const asked = byVersion.get(versionId)?.byId.get(id)?.question ?? node.question;
          return cellOf(asked, answers[node.key], language);
        },
      );
    }),
  ];
}

function cellOf(
  question: Question,
  answer: Row["answers"][string] | undefined,
  language: Language,
): string | number | null {
  if (answer === undefined) return null;
  if (typeof answer === "boolean") return (answer ? YES : NO)[language];
  if (typeof answer === "string")
    return question.meta.type === "number" && Number.isFinite(Number(answer))
      ? Number(answer)
      : answer;
  if (typeof answer === "number")
    return question.valueType === "OPTION_ID" ? optionText(question, answer, language) : answer;
  return answer.map((id) => optionText(question, id, language)).join("; ");
}

function optionText({ options }: Question, id: number, language: Language): string {
  const option: Option | undefined = options.find((one) => one.id === id);
  const { textBangla = "", textEnglish = "" } = option ?? {};
  return language === "bn" ? textBangla || textEnglish : textEnglish || textBangla;
}
