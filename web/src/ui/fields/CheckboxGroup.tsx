import { Checkbox } from "./Checkbox.tsx";
import type { Choice } from "./choice.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./Checkbox.module.css";

interface Props<Id extends string> extends FieldProps {
  options: readonly Choice<Id>[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  isRow?: boolean | undefined;
}

export function CheckboxGroup<Id extends string>(props: Props<Id>) {
  const { options, value, onChange, isRow, ...field } = props;
  const ids = useFieldIds(field);
  return (
    <FieldGroup {...field} ids={ids}>
      <div className={isRow ? styles.row : styles.list}>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            label={option.name}
            description={option.description}
            isChecked={value.includes(option.id)}
            isDisabled={field.isDisabled || option.isDisabled}
            isInvalid={Boolean(field.error)}
            onChange={(isOn) =>
              onChange(isOn ? [...value, option.id] : value.filter((id) => id !== option.id))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
