import { X } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { usePlaceFilter } from "../../../../shared/list/use-place-filter.ts";
import { useTypedText } from "../../../../shared/list/use-typed-text.ts";
import { LocationFields } from "../../../../shared/location-filter/LocationFields.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { SearchField } from "../../../../ui/fields/SearchField.tsx";
import { Select } from "../../../../ui/fields/Select.tsx";
import { FilterCard } from "../../../../ui/layout/FilterCard.tsx";
import { useDesignations } from "../../review.api.ts";
import type { SubmissionList } from "../../use-submission-list.ts";

const ALL = "*";

export default function SubmissionFilters({ list }: { list: SubmissionList }) {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const { name } = useFormat();
  const { data } = useDesignations();
  const { zoneId, districtId, upazilaId, designationId, searchParam } = list.query;
  const places = usePlaceFilter(
    { zone: zoneId, district: districtId, upazila: upazilaId },
    ({ zone, district, upazila }) =>
      list.change({ zoneId: zone, districtId: district, upazilaId: upazila }),
  );
  const [text, setText] = useTypedText(searchParam ?? "", (next) =>
    list.change({ searchParam: next }),
  );
  const options = useMemo(
    () => [
      { id: ALL, name: t("review.allDesignations") },
      ...(data ?? []).map((one) => ({ id: String(one.id), name: name(one) })),
    ],
    [data, name, t],
  );
  const { zone, district, upazila } = places.places;
  const place = upazila ?? district ?? zone;
  return (
    <FilterCard
      summary={place ? name(place) : common("list.everywhere")}
      actions={
        <Button
          variant="quiet"
          icon={<X size={16} aria-hidden />}
          isDisabled={!list.isFiltered}
          onClick={list.clear}
        >
          {common("place.removeFilter")}
        </Button>
      }
    >
      <SearchField label={t("review.search")} value={text} onChange={setText} />
      <LocationFields filter={places} hasClear={false} />
      <Select
        label={t("review.designation")}
        options={options}
        value={designationId === undefined ? ALL : String(designationId)}
        isDisabled={!data}
        onChange={(id) => list.change({ designationId: id === ALL ? undefined : Number(id) })}
      />
    </FilterCard>
  );
}
