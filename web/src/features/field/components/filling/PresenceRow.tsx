import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import type { PresencePart } from "@shikkha/contract/forms/facts.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import { useTranslation } from "react-i18next";
import { useFilling } from "../../../../shared/question-renderer/form-filling.ts";
import { questionIds } from "../../../../shared/question-renderer/question-ids.ts";
import { useCell } from "../../../../shared/question-renderer/use-cell.ts";
import styles from "./PresenceCard.module.css";
import { Stepper } from "./Stepper.tsx";

interface Props {
  part: PresencePart;
  node: FormNode;
}

export function PresenceRow({ part, node }: Props) {
  const { t } = useTranslation("visit");
  const { store, prefix, language } = useFilling();
  const { value, fault } = useCell(node);
  const ids = questionIds(prefix, node);
  const label = t(`filling.part.${part}`);
  return (
    <div className={styles.row} data-part={part}>
      <label htmlFor={ids.control} className={styles.label}>
        {part !== "total" && <i aria-hidden />}
        {label}
      </label>
      <Stepper
        id={ids.control}
        label={label}
        value={typeof value === "string" ? value : ""}
        onChange={(text) => store.set(node, text === "" ? undefined : text)}
        isInvalid={fault !== undefined}
        describedBy={fault === undefined ? undefined : ids.fault}
      />
      {fault !== undefined && (
        <p id={ids.fault} className={styles.fault}>
          {fieldMessage({ message: fault, path: [] }, language)}
        </p>
      )}
    </div>
  );
}
