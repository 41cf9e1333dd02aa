import { TIMINGS, VISIT_STATES } from "@shikkha/contract/visits/visit-words.ts";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useMediaQuery } from "../../../lib/browser/use-media-query.ts";
import { today } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { usePlaceFilter } from "../../../shared/list/use-place-filter.ts";
import { useTypedText } from "../../../shared/list/use-typed-text.ts";
import { LocationFields } from "../../../shared/location-filter/LocationFields.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { FilterCard } from "../../../ui/layout/FilterCard.tsx";
import type { VisitListState } from "../use-visit-list.ts";
import { useDesignations } from "../visits.api.ts";
import styles from "./VisitFilters.module.css";

const ALL = "";
/** Below this width the kit closes the filters to a bar; the search then stays outside. */
const NARROW = "(max-width: 767px)";

interface Props {
  list: VisitListState;
  /** Whether the reader carries out visits and has some of their own. */
  hasOwn: boolean;
}

export default function VisitFilters({ list, hasOwn }: Props) {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { name } = useFormat();
  const { data: designations } = useDesignations();
  const isNarrow = useMediaQuery(NARROW);
  const { zoneId: zone, districtId: district, upazilaId: upazila, ...query } = list.query;
  const places = usePlaceFilter({ zone, district, upazila }, (chosen) =>
    list.change({ zoneId: chosen.zone, districtId: chosen.district, upazilaId: chosen.upazila }),
  );
  const [text, setText] = useTypedText(query.searchParam ?? "", (searchParam) =>
    list.change({ searchParam }),
  );
  const search = (
    <div className={styles.search}>
      <SearchField
        label={t("visit.search")}
        isLabelHidden
        placeholder={t("visit.searchExample")}
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
            {!isNarrow && search}
            <div className={styles.select}>
              <Select
                label={t("officer.designation")}
                isLabelHidden
                options={[
                  { id: "*", name: t("officer.allDesignations") },
                  ...(designations ?? []).map((one) => ({ id: String(one.id), name: name(one) })),
                ]}
                value={query.designationId === undefined ? "*" : String(query.designationId)}
                isDisabled={!designations}
                onChange={(id) =>
                  list.change({ designationId: id === "*" ? undefined : Number(id) })
                }
              />
            </div>
            <div className={styles.short}>
              <NativeSelect
                label={t("visit.timingLabel")}
                isLabelHidden
                value={query.timing ?? ALL}
                options={[
                  { id: ALL, name: t("visit.allTimings") },
                  ...TIMINGS.map((id) => ({ id, name: t(`visit.timing.${id}`) })),
                ]}
                onChange={(id) => list.change({ timing: id || undefined })}
              />
            </div>
            <div className={styles.short}>
              <NativeSelect
                label={t("visit.stateLabel")}
                isLabelHidden
                value={query.state ?? ALL}
                options={[
                  { id: ALL, name: t("visit.allStates") },
                  ...VISIT_STATES.map((id) => ({ id, name: t(`visit.state.${id}`) })),
                ]}
                onChange={(id) => list.change({ state: id || undefined })}
              />
            </div>
            {hasOwn && (
              <div className={styles.short}>
                <NativeSelect
                  label={t("visit.whoseLabel")}
                  isLabelHidden
                  value={query.whose ?? "ALL"}
                  options={(["ALL", "MINE"] as const).map((id) => ({
                    id,
                    name: t(`visit.whose.${id}`),
                  }))}
                  onChange={(id) => list.change({ whose: id === "MINE" ? id : undefined })}
                />
              </div>
            )}
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
        <LocationFields filter={places} hasClear={false} />
        <DatePicker
          label={t("visit.fromDate")}
          value={query.fromDate ?? null}
          max={query.toDate ?? today()}
          onChange={(date) => list.change({ fromDate: date ?? undefined })}
        />
        <DatePicker
          label={t("visit.toDate")}
          value={query.toDate ?? null}
          min={query.fromDate}
          max={today()}
          onChange={(date) => list.change({ toDate: date ?? undefined })}
        />
      </FilterCard>
    </>
  );
}
