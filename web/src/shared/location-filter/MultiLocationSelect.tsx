import { useMemo } from "react";
import { sortedByText } from "../../lib/format/sorting.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import { MultiSelect } from "../../ui/fields/MultiSelect.tsx";
import type { MultiValue } from "../../ui/fields/multi-value.ts";
import { isShut, type PlaceName } from "./location-choice.ts";

interface Props {
  label: string;
  places: readonly PlaceName[];
  value: MultiValue;
  onChange: (value: MultiValue) => void;
  isRequired?: boolean | undefined;
}

export function MultiLocationSelect({ label, places, value, onChange, isRequired }: Props) {
  const { name, language } = useFormat();
  const options = useMemo(
    () =>
      sortedByText(places, name, language).map((place) => ({
        id: String(place.id),
        name: name(place),
      })),
    [places, name, language],
  );
  return (
    <MultiSelect
      label={label}
      options={options}
      value={value}
      onChange={onChange}
      hasAll
      isRequired={isRequired}
      isDisabled={isShut(places)}
    />
  );
}
