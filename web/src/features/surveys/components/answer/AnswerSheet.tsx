import { type FormNode, isAnswerable } from "@shikkha/contract/forms/compile-form.ts";
import type { Answers } from "@shikkha/contract/forms/question.ts";
import { visibilityOf } from "@shikkha/contract/forms/visibility.ts";
import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { formOf } from "../../../../shared/question-renderer/form-of.ts";
import { useAnswerWords } from "./use-answer-words.ts";
import styles from "./AnswerSheet.module.css";

interface Props {
  questions: readonly WireQuestion[];
  answers: Answers;
  /** Of the section titles. */
  level?: 2 | 3;
}

/** What somebody answered, under the questions as they were asked then. */
export function AnswerSheet({ questions, answers, level = 2 }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { pick, digits } = useFormat();
  const words = useAnswerWords();
  const sections = useMemo(() => sheetOf(questions, answers), [questions, answers]);
  const Title = `h${level}` as const;
  return (
    <div className={styles.sheet}>
      {sections.map(({ section, nodes }) => (
        <section key={nodes[0]?.key ?? ""}>
          {section && (
            <Title className={styles.section}>
              {pick(section.question.textBangla, section.question.textEnglish)}
            </Title>
          )}
          <dl className={styles.rows}>
            {nodes.map((node) => (
              <div key={node.key}>
                <dt>
                  <span>{digits(node.place.join("."))}</span>{" "}
                  {pick(node.question.textBangla, node.question.textEnglish)}
                </dt>
                <dd>{words(node, answers[node.key]) || <i>{t("results.noAnswer")}</i>}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface Part {
  readonly section: FormNode | undefined;
  readonly nodes: FormNode[];
}

/** Only what was asked: hidden questions are not on the sheet. */
function sheetOf(questions: readonly WireQuestion[], answers: Answers): Part[] {
  const form = formOf(questions);
  const shown = visibilityOf(form, answers);
  const parts: Part[] = [];
  for (const node of form.nodes) {
    if (!isAnswerable(node) || shown[node.index] !== 1) continue;
    const last = parts.at(-1);
    if (last && last.section === node.parent) last.nodes.push(node);
    else parts.push({ section: node.parent, nodes: [node] });
  }
  return parts;
}
