import { Select as AriaSelect } from "react-aria-components/Select";
import { classNames } from "../class-names.ts";
import { useUiLocale } from "../UiLocale.tsx";
import type { Choice } from "./choice.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import type { FieldProps } from "./field-props.ts";
import { ALL_ID, multiKeys, nextMultiValue, type MultiValue } from "./multi-value.ts";
import { SelectFrame } from "./SelectFrame.tsx";
import { useFieldIds } from "./use-field-ids.ts";
import field from "./Field.module.css";

interface Props<Id extends string> extends FieldProps {
  options: readonly Choice<Id>[];
  value: MultiValue<Id>;
  onChange: (value: MultiValue<Id>) => void;
  /** offers "all" as the first choice */
  hasAll?: boolean | undefined;
  placeholder?: string | undefined;
  /** what is chosen stands beside it, such as in chips; the field itself only asks for more */
  isAdding?: boolean | undefined;
}

export function MultiSelect<Id extends string>(props: Props<Id>) {
  const { options, value, onChange, hasAll, placeholder, isAdding, ...frame } = props;
  const { words, number } = useUiLocale();
  const ids = useFieldIds(frame);
  const listed: Choice[] = hasAll ? [{ id: ALL_ID, name: words.all }, ...options] : [...options];
  const keys = multiKeys(value);
  const chosen = listed.filter((option) => keys.includes(option.id));
  return (
    <AriaSelect
      selectionMode="multiple"
      className={classNames(field.field)}
      value={keys}
      isDisabled={frame.isDisabled ?? false}
      isInvalid={Boolean(frame.error)}
      isRequired={frame.isRequired ?? false}
      validationBehavior="aria"
      onChange={(next) => onChange(nextMultiValue<Id>(value, next.map(String)))}
    >
      <SelectFrame
        {...frame}
        ids={ids}
        shown={isAdding ? "" : chosen.map((option) => option.name).join(", ")}
        placeholder={placeholder ?? words.select}
        count={chosen.length > 1 && !isAdding ? number(chosen.length) : undefined}
      />
      <ChoiceList options={listed} isSearchable isMultiple />
    </AriaSelect>
  );
}
