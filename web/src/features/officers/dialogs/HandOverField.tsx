import type { OfficerDuty } from "@shikkha/contract/officers/officers.ts";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { FieldGroup } from "../../../ui/fields/FieldGroup.tsx";
import { useFieldIds } from "../../../ui/fields/use-field-ids.ts";
import { type HandOverDraft, NO_SUCCESSOR } from "../model/hand-over.ts";
import { SuccessorLookup } from "./SuccessorLookup.tsx";
import { useOpenWork } from "./use-open-work.ts";
import styles from "./HandOverField.module.css";

interface Props {
  duty: OfficerDuty;
  officerId: number;
  value: HandOverDraft;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: HandOverDraft) => void;
}

/** Who takes the open work of a duty that ends; it is always asked for. */
export function HandOverField({ duty, officerId, value, error, isDisabled, onChange }: Props) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const ids = useFieldIds({ id: "handOver" });
  const name = useId();
  const { data: open } = useOpenWork(duty.dutyId);
  const rowsWords = (key: "rowsMove" | "rowsStay") => {
    if (!open) return undefined;
    const count = open.planRows;
    return count === 0
      ? t("officer.handOver.noRows")
      : t(`officer.handOver.${key}`, { count, number: number(count) });
  };
  const option = (
    to: HandOverDraft["to"],
    label: string,
    note: string | undefined,
    more?: ReactNode,
  ) => (
    <div className={styles.option}>
      <label className={styles.choice}>
        <input
          type="radio"
          name={name}
          checked={value.to === to}
          disabled={isDisabled}
          onChange={() => onChange(to === "KEEP" ? { to } : NO_SUCCESSOR)}
        />
        <b>{label}</b>
        <small>{note}</small>
      </label>
      {value.to === to && more}
    </div>
  );
  return (
    <FieldGroup ids={ids} role="radiogroup" label={t("officer.handOver.label")} isRequired>
      {option(
        "SUCCESSOR",
        t("officer.handOver.toSuccessor"),
        rowsWords("rowsMove"),
        <div className={styles.more}>
          <SuccessorLookup
            path={duty.path}
            leavingId={officerId}
            error={error}
            isDisabled={isDisabled}
            onChoose={(successorId) => onChange({ to: "SUCCESSOR", successorId })}
          />
        </div>,
      )}
      {option("KEEP", t("officer.handOver.toKeep"), rowsWords("rowsStay"))}
    </FieldGroup>
  );
}
