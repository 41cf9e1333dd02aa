import type { CompiledForm } from "@shikkha/contract/forms/compile-form.ts";
import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import type { AnswerSection } from "../model/report-parts.ts";
import styles from "./AnswersCard.module.css";
import { AnswerText } from "./AnswerText.tsx";

interface Props {
  visit: VisitDetail;
  form: CompiledForm;
  questions: readonly AnswerSection[];
}

/** What was answered beside stars and counts, by section; the last one, with the advice, stands open. */
export function AnswersCard({ visit, questions }: Props) {
  const { t } = useTranslation("monitoring");
  const { pick, number } = useFormat();
  const list = useRef<HTMLDivElement>(null);
  const openAll = () => {
    const all = list.current?.querySelectorAll("details") ?? [];
    const isOpening = [...all].some((one) => !one.open);
    for (const one of all) one.open = isOpening;
  };
  if (questions.length === 0) return null;
  return (
    <Card
      isFlush
      title={t("visit.detail.answers")}
      description={t("visit.detail.answersNote", { version: number(visit.form.number) })}
      actions={
        <Button size="sm" variant="quiet" onClick={openAll}>
          {t("visit.detail.openAll")}
        </Button>
      }
    >
      <div ref={list}>
        {questions.map(({ node, questions: asked }, index) => (
          <details
            key={node.key}
            className={styles.section}
            open={index === questions.length - 1 || index === 0}
          >
            <summary>
              <span className={styles.place}>{number(node.place[0] ?? 0)}</span>
              <b>{pick(node.question.textBangla, node.question.textEnglish)}</b>
              <small>
                {t("visit.detail.answerCount", {
                  count: asked.length,
                  number: number(asked.length),
                })}
              </small>
              <ChevronDown size={17} aria-hidden />
            </summary>
            <dl className={styles.answers}>
              {asked.map((one) => (
                <div
                  key={one.key}
                  className={styles.answer}
                  data-depends={one.condition !== undefined}
                  data-long={one.question.meta.type === "multiline"}
                >
                  <dt>{pick(one.question.textBangla, one.question.textEnglish)}</dt>
                  <dd>
                    <AnswerText node={one} answer={visit.answers[one.key]} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </Card>
  );
}
