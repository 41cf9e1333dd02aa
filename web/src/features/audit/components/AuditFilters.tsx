import { AUDIT_TYPE_NAMES } from "@shikkha/contract/audit-words.ts";
import { AUDIT_TYPES } from "@shikkha/contract/kernel/audit-action.ts";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { today } from "../../../lib/format/today.ts";
import { useLanguage } from "../../../lib/format/use-format.ts";
import { usePlaceFilter } from "../../../shared/list/use-place-filter.ts";
import { LocationFields } from "../../../shared/location-filter/LocationFields.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Chip } from "../../../ui/controls/Chip.tsx";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { FilterCard } from "../../../ui/layout/FilterCard.tsx";
import type { AuditListState } from "../use-audit-list.ts";
import styles from "./AuditFilters.module.css";
import { DesignationFilter } from "./DesignationFilter.tsx";

const ALL = "";

interface Props {
  list: AuditListState;
  /** Whose trail is shown, as far as the rows tell. */
  personName: string | undefined;
}

export default function AuditFilters({ list, personName }: Props) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const language = useLanguage();
  const places = usePlaceFilter(list.query, list.change);
  const { actionType = ALL, fromDate, toDate, officerId } = list.query;
  return (
    <FilterCard
      summary={list.filterWords(places.places)}
      extra={
        <>
          <div className={styles.designation}>
            <DesignationFilter list={list} />
          </div>
          <div className={styles.type}>
            <NativeSelect
              label={t("audit.actionType")}
              isLabelHidden
              value={actionType}
              options={[
                { id: ALL, name: t("audit.allTypes") },
                ...AUDIT_TYPES.map((id) => ({ id, name: AUDIT_TYPE_NAMES[id][language] })),
              ]}
              onChange={(id) => list.change({ actionType: id || undefined })}
            />
          </div>
          {officerId !== undefined && (
            <Chip onRemove={list.leaveTrail}>
              {t("audit.trail", { name: personName ?? t("audit.onePerson") })}
            </Chip>
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
        label={t("audit.fromDate")}
        value={fromDate ?? null}
        max={toDate ?? today()}
        onChange={(date) => list.change({ fromDate: date ?? undefined })}
      />
      <DatePicker
        label={t("audit.toDate")}
        value={toDate ?? null}
        min={fromDate}
        max={today()}
        onChange={(date) => list.change({ toDate: date ?? undefined })}
      />
    </FilterCard>
  );
}
