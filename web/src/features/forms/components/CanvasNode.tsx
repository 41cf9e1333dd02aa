import type { Question } from "@shikkha/contract/forms/question.ts";
import { isSection } from "@shikkha/contract/forms/question-kind.ts";
import { inOrder } from "@shikkha/contract/forms/tree.ts";
import { memo, useRef } from "react";
import { useBuilder, useBuilderStore } from "../model/builder-context.ts";
import { move } from "../model/builder-store.ts";
import { useDragOrder } from "../use-drag-order.ts";
import { AddBar } from "./AddBar.tsx";
import styles from "./Canvas.module.css";
import { QuestionEditor } from "./QuestionEditor.tsx";
import { QuestionView } from "./QuestionView.tsx";
import { SectionHead } from "./SectionHead.tsx";
import { ShowQuestions } from "./ShowQuestions.tsx";

interface Props {
  question: Question;
}

/** A section with what is in it, or a single question. */
export const CanvasNode = memo(function CanvasNode({ question }: Props) {
  const store = useBuilderStore();
  const isSelected = useBuilder(({ selected }) => selected === question.id);
  const isOpen = useBuilder(({ open }) => open.has(question.id));
  const list = useRef<HTMLDivElement>(null);
  const drag = useDragOrder(list, (id, to) => move(store, id, to));
  if (!isSection(question))
    return isSelected ? (
      <QuestionEditor question={question} />
    ) : (
      <QuestionView question={question} />
    );
  const children = inOrder(question.childQuestions);
  return (
    <section className={styles.section}>
      <SectionHead question={question} isSelected={isSelected} />
      {isSelected && <QuestionEditor question={question} />}
      {isOpen ? (
        <>
          <div ref={list}>
            {children.map((child, at) => (
              <div
                key={child.id}
                data-row={child.id}
                data-lands={drag.landsBefore(at) || undefined}
                data-dragged={drag.isDragged(child.id) || undefined}
                data-conditional={child.conditionQuestionId !== null || undefined}
                className={styles.item}
              >
                <CanvasRow question={child} handle={drag.handle} />
              </div>
            ))}
          </div>
          <AddBar parentId={question.id} />
        </>
      ) : (
        <ShowQuestions question={question} />
      )}
    </section>
  );
});

interface RowProps extends Props {
  handle: ReturnType<typeof useDragOrder>["handle"];
}

function CanvasRow({ question, handle }: RowProps) {
  const isSelected = useBuilder(({ selected }) => selected === question.id);
  if (isSection(question)) return <CanvasNode question={question} />;
  return isSelected ? (
    <QuestionEditor question={question} grip={handle(question.id)} />
  ) : (
    <QuestionView question={question} grip={handle(question.id)} />
  );
}
