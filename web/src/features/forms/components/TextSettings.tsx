import { FORM_LIMITS, type Question, TEXT_TYPES } from "@shikkha/contract/forms/question.ts";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { MetaChange } from "../model/meta-change.ts";
import styles from "./Inspector.module.css";

interface Props {
  question: Question;
  onChange: (part: MetaChange, touch?: string) => void;
}

/** What a written answer must be. */
export function TextSettings({ question: { meta }, onChange }: Props) {
  const { t } = useTranslation("form");
  const type = meta.type ?? "text";
  return (
    <div className={styles.group}>
      <NativeSelect
        label={t("builder.textType")}
        options={TEXT_TYPES.map((id) => ({ id, name: t(`textType.${id}`) }))}
        value={type}
        onChange={(next) =>
          onChange(
            next === "number" ? { type: next } : { type: next, min: undefined, max: undefined },
          )
        }
      />
      {type === "number" && (
        <div className={styles.two}>
          <NumberField
            label={t("builder.least")}
            value={meta.min ?? null}
            onChange={(min) => onChange({ min: min ?? undefined }, "min")}
          />
          <NumberField
            label={t("builder.most")}
            value={meta.max ?? null}
            onChange={(max) => onChange({ max: max ?? undefined }, "max")}
          />
        </div>
      )}
      {(type === "text" || type === "multiline") && (
        <TextField
          label={t("builder.pattern")}
          help={t("builder.patternHelp")}
          value={meta.regEx ?? ""}
          maxLength={FORM_LIMITS.pattern}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChange({ regEx: event.target.value }, "regEx")}
        />
      )}
    </div>
  );
}
