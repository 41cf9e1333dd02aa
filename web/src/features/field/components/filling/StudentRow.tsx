import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { type Grade, STUDENT_PARTS, type StudentPart } from "@shikkha/contract/forms/facts.ts";
import { toAsciiDigits } from "@shikkha/contract/kernel/digits.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import { useTranslation } from "react-i18next";
import { useFilling } from "../../../../shared/question-renderer/form-filling.ts";
import { questionText } from "../../../../shared/question-renderer/form-texts.ts";
import { questionIds } from "../../../../shared/question-renderer/question-ids.ts";
import { useCell } from "../../../../shared/question-renderer/use-cell.ts";
import styles from "./StudentTable.module.css";

interface Props {
  grade: Grade;
  nodes: ReadonlyMap<StudentPart, FormNode>;
}

export function StudentRow({ grade, nodes }: Props) {
  const { t } = useTranslation("visit");
  return (
    <tr>
      <th scope="row">{t(`filling.grade.${grade}`)}</th>
      {STUDENT_PARTS.map((part) => {
        const node = nodes.get(part);
        return <td key={part}>{node && <StudentCell node={node} />}</td>;
      })}
    </tr>
  );
}

function StudentCell({ node }: { node: FormNode }) {
  const { store, prefix, format, language } = useFilling();
  const { value, fault } = useCell(node);
  const ids = questionIds(prefix, node);
  const ascii = toAsciiDigits(typeof value === "string" ? value : "");
  return (
    <>
      <input
        id={ids.control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={format.digits(ascii)}
        aria-label={questionText(format, node.question)}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : ids.fault}
        onChange={(event) => {
          const typed = toAsciiDigits(event.target.value).replace(/\D/g, "");
          store.set(node, typed === "" ? undefined : typed);
        }}
      />
      {fault !== undefined && (
        <p id={ids.fault} className={styles.fault}>
          {fieldMessage({ message: fault, path: [] }, language)}
        </p>
      )}
    </>
  );
}
