import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { isSection } from "@shikkha/contract/forms/question-kind.ts";
import { memo, useMemo } from "react";
import { useFilling } from "./form-filling.ts";
import type { FormStep } from "./form-steps.ts";
import { QuestionCard } from "./QuestionCard.tsx";
import { SectionBlock } from "./SectionBlock.tsx";

interface Props {
  step: FormStep;
  /** Nodes from this place on are not drawn yet. */
  upTo?: number;
}

/** Everything on one page of the form. */
export const StepBody = memo(function StepBody({ step, upTo = Infinity }: Props) {
  return step.tops
    .filter(({ index }) => index < upTo)
    .map((node) => <NodeView key={node.key} node={node} level={2} upTo={upTo} />);
});

interface NodeProps {
  node: FormNode;
  level: 2 | 3;
  upTo: number;
}

function NodeView({ node, level, upTo }: NodeProps) {
  const { store } = useFilling();
  const children = useMemo(
    () => store.form.nodes.filter(({ parent }) => parent === node),
    [store, node],
  );
  if (!isSection(node.question)) return <QuestionCard node={node} />;
  return (
    <SectionBlock node={node} level={level}>
      {children
        .filter(({ index }) => index < upTo)
        .map((child) => (
          <NodeView key={child.key} node={child} level={3} upTo={upTo} />
        ))}
    </SectionBlock>
  );
}
