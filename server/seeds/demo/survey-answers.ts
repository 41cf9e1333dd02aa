import { compileForm, type FormNode, isAnswerable } from "@shikkha/contract/forms/compile-form.ts";
import type { QuestionMeta, Tree } from "@shikkha/contract/forms/question.ts";
import { WRITTEN } from "./survey-forms.ts";

/** How large a part each option gets, the first ones first. */
const SHARES = [38, 65, 82, 94, 100];

/** A number from 0 to 99 that is the same each time: drawn from who answers what, not from a clock. */
export function draw(what: string): string {
  return `(('x' || substr(md5(p.username || s.client_id || '${what}'), 1, 6))::bit(24)::int % 100)`;
}

/** SQL that makes one person's answers to a form; what a condition hides is left out. */
export function answersSql(tree: Tree): string {
  const parts = compileForm(tree)
    .nodes.filter(isAnswerable)
    .map((node) => {
      const value = valueSql(node);
      return `'${node.key}', ${shownSql(node, value)}`;
    });
  return `jsonb_strip_nulls(jsonb_build_object(${parts.join(", ")}))`;
}

function shownSql({ condition, wanted }: FormNode, value: string): string {
  if (!condition || wanted === undefined) return value;
  return `case when ${valueSql(condition)} = to_jsonb(${String(wanted)}) then ${value} end`;
}

function valueSql({ question, key, takesStars }: FormNode): string {
  if (takesStars) return `to_jsonb(5 - ${steps(key, 4)})`;
  switch (question.valueType) {
    case "BOOLEAN":
      return question.renderType === "CHECKBOX" ? "to_jsonb(true)" : `to_jsonb(${draw(key)} < 63)`;
    case "OPTION_ID": {
      // What counts in a score is mostly judged kindly: the best option is the last one.
      const { options, meta } = question;
      const ids = (meta.weight === undefined ? options : options.toReversed())
        .map(({ id }) => id)
        .join(", ");
      return `to_jsonb((array[${ids}])[1 + ${steps(key, options.length - 1)}])`;
    }
    case "MULTIPLE_OPTION_ID": {
      const rows = question.options.map(
        ({ id }, index) => `(${id}, ${draw(`${key}/${id}`)} < ${60 - index * 9})`,
      );
      return `(select jsonb_agg(id order by id) from (values ${rows.join(", ")}) as o (id, ticked) where ticked)`;
    }
    default:
      return textSql(key, question.meta);
  }
}

/** 0 most often, then 1 and so on up to the last. */
function steps(key: string, last: number): string {
  const bounds = SHARES.slice(0, last).map(
    (bound, index) => `when ${draw(key)} < ${bound} then ${index}`,
  );
  return bounds.length === 0 ? "0" : `(case ${bounds.join(" ")} else ${last} end)`;
}

function textSql(key: string, { type, isRequired }: QuestionMeta): string {
  if (type === "number")
    return `to_jsonb((1 + (${draw(key)} * ${draw(`${key}/more`)}) / 400)::text)`;
  if (type === "date")
    return `to_jsonb(to_char(s.starts_at - make_interval(days => ${draw(key)}), 'YYYY-MM-DD'))`;
  if (type === "mobile" || type === "email") return "null";
  const texts = WRITTEN.map((words) => `'${words.normalize("NFC")}'`).join(", ");
  const written = `to_jsonb((array[${texts}])[1 + ${draw(key)} % ${WRITTEN.length}])`;
  return isRequired ? written : `case when ${draw(`${key}/if`)} < 45 then ${written} end`;
}
