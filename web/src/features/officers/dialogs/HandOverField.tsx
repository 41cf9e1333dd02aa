import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import type { dutyCalls } from "@shikkha/contract/officers/duties.ts";
import type { OfficerDuty } from "@shikkha/contract/officers/officers.ts";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { FieldGroup } from "../../../ui/fields/FieldGroup.tsx";
import { useFieldIds } from "../../../ui/fields/use-field-ids.ts";
import { SuccessorLookup } from "./SuccessorLookup.tsx";
import { useOpenWork } from "./use-open-work.ts";
import styles from "./HandOverField.module.css";

export type HandOver = BodyOf<typeof dutyCalls.release>["handOver"];

/** To a successor who is still to be named: no person has this id, so the form asks for one. */
export const NO_SUCCESSOR: HandOver = { to: "SUCCESSOR", successorId: 0 };

interface Props {
  duty: OfficerDuty;
  officerId: number;
  value: HandOver;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: HandOver) => void;
}

/** Who takes the open work of a duty that ends; it is always asked for. */
export function HandOverField({ duty, officerId, value, error, isDisabled, onChange }: Props) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const ids = useFieldIds({ id: "handOver" });
  const name = useId();
  const { data: open } = useOpenWork(duty.dutyId);
  const rows = open && { count: open.planRows, number: number(open.planRows) };
  const option = (
    to: HandOver["to"],
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
        rows && t("officer.handOver.rowsMove", rows),
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
      {option("KEEP", t("officer.handOver.toKeep"), rows && t("officer.handOver.rowsStay", rows))}
    </FieldGroup>
  );
}
