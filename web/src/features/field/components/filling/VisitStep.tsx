import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { isSection } from "@shikkha/contract/forms/question-kind.ts";
import { memo, useMemo } from "react";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { useFilling } from "../../../../shared/question-renderer/form-filling.ts";
import type { FormStep } from "../../../../shared/question-renderer/form-steps.ts";
import { QuestionCard } from "../../../../shared/question-renderer/QuestionCard.tsx";
import { SectionBlock } from "../../../../shared/question-renderer/SectionBlock.tsx";
import { sectionParts } from "../../model/section-parts.ts";
import { PresenceCard } from "./PresenceCard.tsx";
import { StudentTable } from "./StudentTable.tsx";

interface Props {
  step: FormStep;
  visit: Pick<DeviceVisit, "kind" | "card">;
}

/** One section of a monitoring form: presence as steppers, students as a table, the rest as any form. */
export const VisitStep = memo(function VisitStep({ step, visit }: Props) {
  return step.tops.map((node) => <NodeView key={node.key} node={node} level={2} visit={visit} />);
});

interface NodeProps {
  node: FormNode;
  level: 2 | 3;
  visit: Props["visit"];
}

function NodeView({ node, level, visit }: NodeProps) {
  const { store } = useFilling();
  const parts = useMemo(
    () => sectionParts(store.form.nodes.filter(({ parent }) => parent === node)),
    [store, node],
  );
  if (!isSection(node.question)) return <QuestionCard node={node} />;
  return (
    <SectionBlock node={node} level={level}>
      {parts.map((part) => {
        if (part.what === "question")
          return <NodeView key={part.node.key} node={part.node} level={3} visit={visit} />;
        if (part.what === "students") return <StudentTable key="students" nodes={part.nodes} />;
        const before = visit.card?.visits.find((one) => one[part.group])?.[part.group]?.total;
        return (
          <PresenceCard
            key={part.group}
            group={part.group}
            isOffice={visit.kind === "office"}
            nodes={part.nodes}
            before={before}
          />
        );
      })}
    </SectionBlock>
  );
}
