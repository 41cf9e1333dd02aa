import {
  GRADES,
  type Grade,
  STUDENT_PARTS,
  type StudentPart,
} from "@shikkha/contract/forms/facts.ts";
import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { toAsciiDigits } from "@shikkha/contract/kernel/digits.ts";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useFilling } from "../../../../shared/question-renderer/form-filling.ts";
import { StudentRow } from "./StudentRow.tsx";
import styles from "./StudentTable.module.css";

export type StudentNodes = ReadonlyMap<Grade, ReadonlyMap<StudentPart, FormNode>>;

/** Students of each grade: enrolled, girls and boys present, with totals as they are written. */
export function StudentTable({ nodes }: { nodes: StudentNodes }) {
  const { t } = useTranslation("visit");
  const { number, percent } = useFormat();
  const { store } = useFilling();
  const totals = useSyncExternalStore(store.onAny, () =>
    STUDENT_PARTS.map((part) => sumOf(nodes, part, store.answers())).join(" "),
  );
  const [enrolled = 0, girls = 0, boys = 0] = totals.split(" ").map(Number);
  return (
    <table className={styles.table}>
      <caption>{t("filling.students.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("filling.students.grade")}</th>
          {STUDENT_PARTS.map((part) => (
            <th key={part} scope="col">
              {t(`filling.students.${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GRADES.map((grade) => {
          const row = nodes.get(grade);
          return row && <StudentRow key={grade} grade={grade} nodes={row} />;
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("filling.students.total")}</th>
          {[enrolled, girls, boys].map((sum, index) => (
            <td key={STUDENT_PARTS[index]}>{number(sum)}</td>
          ))}
        </tr>
        {enrolled > 0 && (
          <tr>
            <td colSpan={4} className={styles.share}>
              {t("filling.students.share", {
                present: number(girls + boys),
                enrolled: number(enrolled),
                percent: percent((girls + boys) / enrolled, 0),
              })}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function sumOf(
  nodes: StudentNodes,
  part: StudentPart,
  answers: Readonly<Record<string, unknown>>,
): number {
  let sum = 0;
  for (const row of nodes.values()) {
    const answer = answers[row.get(part)?.key ?? ""];
    sum += Number(toAsciiDigits(typeof answer === "string" ? answer : "")) || 0;
  }
  return sum;
}
