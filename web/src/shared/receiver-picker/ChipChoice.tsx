import { useTranslation } from "react-i18next";
import { Chip } from "../../ui/controls/Chip.tsx";
import type { Choice } from "../../ui/fields/choice.ts";
import { MultiSelect } from "../../ui/fields/MultiSelect.tsx";
import styles from "./ReceiverPicker.module.css";

interface Props {
  label: string;
  placeholder?: string;
  options: readonly Choice[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  isRequired?: boolean;
  isDisabled: boolean;
}

/** Several of a list: chosen in the list, seen and taken away as chips. */
export function ChipChoice({ label, placeholder, options, value, onChange, ...field }: Props) {
  const { t } = useTranslation("notice");
  const chosen = options.filter((option) => value.includes(option.id));
  return (
    <div className={styles.rule}>
      <span aria-hidden className={styles.name}>
        {label}
      </span>
      <div className={styles.chips}>
        {chosen.map((option) => (
          <Chip key={option.id} onRemove={() => onChange(value.filter((id) => id !== option.id))}>
            {option.name}
          </Chip>
        ))}
        <div className={styles.select}>
          <MultiSelect
            {...field}
            label={label}
            isLabelHidden
            isAdding
            placeholder={
              chosen.length > 0 ? t("receiver.addMore") : (placeholder ?? t("receiver.choose"))
            }
            options={options}
            value={[...value]}
            onChange={(ids) => onChange(ids === "all" ? options.map(({ id }) => id) : [...ids])}
          />
        </div>
      </div>
    </div>
  );
}
