import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useMediaQuery } from "../../../lib/browser/use-media-query.ts";
import { usePlaceFilter } from "../../../shared/list/use-place-filter.ts";
import { useTypedText } from "../../../shared/list/use-typed-text.ts";
import { LocationFields } from "../../../shared/location-filter/LocationFields.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { FilterCard } from "../../../ui/layout/FilterCard.tsx";
import type { OfficerListState } from "../use-officer-list.ts";
import { DesignationFilter } from "./DesignationFilter.tsx";
import { DutyFilters } from "./DutyFilters.tsx";
import styles from "./OfficerFilters.module.css";

/** Below this width the kit closes the filters to a bar; the search then stays outside. */
const NARROW = "(max-width: 767px)";

export default function OfficerFilters({ list }: { list: OfficerListState }) {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const isNarrow = useMediaQuery(NARROW);
  const places = usePlaceFilter(list.query, list.change);
  const [text, setText] = useTypedText(list.query.searchParam ?? "", (searchParam) =>
    list.change({ searchParam }),
  );
  const search = (
    <div className={styles.search}>
      <SearchField
        label={t("officer.search")}
        isLabelHidden={isNarrow}
        placeholder={isNarrow ? t("officer.search") : t("officer.searchExample")}
        value={text}
        onChange={setText}
      />
    </div>
  );
  return (
    <>
      {isNarrow && search}
      <FilterCard
        summary={list.filterWords(places.places)}
        extra={
          <>
            <DesignationFilter list={list} />
            <DutyFilters list={list} />
            <div className={styles.clear}>
              <Button
                size="sm"
                variant="quiet"
                icon={<X size={16} aria-hidden />}
                isDisabled={!list.isFiltered}
                onClick={list.clear}
              >
                {common("place.removeFilter")}
              </Button>
            </div>
          </>
        }
      >
        {!isNarrow && search}
        <LocationFields filter={places} hasClear={false} />
      </FilterCard>
    </>
  );
}
