import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { memo, type ReactNode } from "react";
import { useFilling } from "./form-filling.ts";
import { helpText, questionText } from "./form-texts.ts";
import { QuestionCard } from "./QuestionCard.tsx";
import { SectionScore } from "./SectionScore.tsx";
import styles from "./SectionBlock.module.css";
import { useCell } from "./use-cell.ts";

interface Props {
  node: FormNode;
  level: 2 | 3;
  children: ReactNode;
}

/** A section: its title, what it scores so far, its questions. */
export const SectionBlock = memo(function SectionBlock({ node, level, children }: Props) {
  const { format } = useFilling();
  const { isShown } = useCell(node);
  if (!isShown) return null;
  const { question } = node;
  const Title = `h${level}` as const;
  const help = helpText(format, question);
  const hasScore = question.renderType === "WEIGHTED_STAR_SECTION" && !question.meta.shouldHideStar;
  return (
    <section className={styles.section}>
      <Title className={styles.title}>{questionText(format, question)}</Title>
      {help && <p className={styles.help}>{help}</p>}
      {node.takesStars ? <QuestionCard node={node} /> : hasScore && <SectionScore node={node} />}
      {children}
    </section>
  );
});
