import { Select as AriaSelect } from "react-aria-components/Select";
import { classNames } from "../class-names.ts";
import { useUiLocale } from "../UiLocale.tsx";
import type { Choice } from "./choice.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import type { FieldProps } from "./field-props.ts";
import { SelectFrame } from "./SelectFrame.tsx";
import { useFieldIds } from "./use-field-ids.ts";
import field from "./Field.module.css";

interface Props<Id extends string> extends FieldProps {
  options: readonly Choice<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  placeholder?: string | undefined;
  /** a search box on top; on by itself from eleven options */
  isSearchable?: boolean | undefined;
}

const SEARCH_FROM = 11;

export function Select<Id extends string>(props: Props<Id>) {
  const { options, value, onChange, placeholder, isSearchable, ...frame } = props;
  const { words } = useUiLocale();
  const ids = useFieldIds(frame);
  const chosen = options.find((option) => option.id === value);
  return (
    <AriaSelect
      className={classNames(field.field)}
      value={value}
      isDisabled={frame.isDisabled ?? false}
      isInvalid={Boolean(frame.error)}
      isRequired={frame.isRequired ?? false}
      validationBehavior="aria"
      onChange={(key) => {
        const next = options.find((option) => option.id === key);
        if (next) onChange(next.id);
      }}
    >
      <SelectFrame
        {...frame}
        ids={ids}
        shown={chosen?.name}
        placeholder={placeholder ?? words.select}
      />
      <ChoiceList
        options={options}
        isSearchable={isSearchable ?? options.length >= SEARCH_FROM}
        isMultiple={false}
      />
    </AriaSelect>
  );
}
