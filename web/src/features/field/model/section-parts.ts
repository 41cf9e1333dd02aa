import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import {
  GRADES,
  type Grade,
  PRESENCE_GROUPS,
  PRESENCE_PARTS,
  type PresenceGroup,
  type PresencePart,
  STUDENT_PARTS,
  type StudentPart,
} from "@shikkha/contract/forms/facts.ts";

type PresenceNodes = Readonly<Record<PresencePart, FormNode>>;

export type SectionPart =
  | { readonly what: "question"; readonly node: FormNode }
  | { readonly what: "presence"; readonly group: PresenceGroup; readonly nodes: PresenceNodes }
  | {
      readonly what: "students";
      readonly nodes: ReadonlyMap<Grade, ReadonlyMap<StudentPart, FormNode>>;
    };

/** Questions that tell one thing together are drawn together, where the first of them stands. */
export function sectionParts(nodes: readonly FormNode[]): SectionPart[] {
  const byFact = new Map(
    nodes.flatMap((node) => (node.question.meta.fact ? [[node.question.meta.fact, node]] : [])),
  );
  const taken = new Set<FormNode>();
  const parts = new Map<FormNode, SectionPart>();
  const take = (members: readonly FormNode[], part: SectionPart) => {
    for (const member of members) taken.add(member);
    const first = nodes.find((node) => members.includes(node));
    if (first) parts.set(first, part);
  };
  for (const group of PRESENCE_GROUPS) {
    const [total, present, authorised, unauthorised] = PRESENCE_PARTS.map((part) =>
      byFact.get(`${group}.${part}`),
    );
    if (!total || !present || !authorised || !unauthorised) continue;
    take([total, present, authorised, unauthorised], {
      what: "presence",
      group,
      nodes: { total, present, authorised, unauthorised },
    });
  }
  const students = new Map<Grade, Map<StudentPart, FormNode>>();
  for (const grade of GRADES)
    for (const part of STUDENT_PARTS) {
      const node = byFact.get(`students.${grade}.${part}`);
      if (!node) continue;
      const row = students.get(grade) ?? new Map<StudentPart, FormNode>();
      students.set(grade, row.set(part, node));
    }
  if (students.size > 0)
    take(
      [...students.values()].flatMap((row) => [...row.values()]),
      { what: "students", nodes: students },
    );
  return nodes.flatMap((node) => {
    const part = parts.get(node);
    if (part) return [part];
    return taken.has(node) ? [] : [{ what: "question", node }];
  });
}
