import { useMemo } from "react";
import { useFormat } from "../../lib/format/use-format.ts";
import { sortedByText } from "../../lib/format/sorting.ts";
import { useUiLocale } from "../../ui/UiLocale.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { isShut, type PlaceName } from "./location-choice.ts";

interface Props {
  id: string;
  label: string;
  places: readonly PlaceName[];
  value: number | null;
  onChange: (id: number | null) => void;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  error?: string | undefined;
}

const ALL = "*";

/** One level. Where it is not required "all" takes the choice back; a single option is locked. */
export function LocationSelect({
  places,
  value,
  onChange,
  isDisabled,
  isRequired,
  ...field
}: Props) {
  const { name, language } = useFormat();
  const { words } = useUiLocale();
  const options = useMemo(() => {
    const sorted = sortedByText(places, name, language).map((place) => ({
      id: String(place.id),
      name: name(place),
    }));
    return isRequired ? sorted : [{ id: ALL, name: words.all }, ...sorted];
  }, [places, name, language, isRequired, words.all]);
  const isOpenable = !isDisabled && !isShut(places);
  return (
    <Select
      {...field}
      options={options}
      value={value === null ? (isOpenable && !isRequired ? ALL : null) : String(value)}
      isDisabled={!isOpenable}
      isRequired={isRequired}
      onChange={(id) => onChange(id === ALL ? null : Number(id))}
    />
  );
}
