import { AUDIT_TYPE_NAMES } from "@shikkha/contract/audit-words.ts";
import { auditCalls } from "@shikkha/contract/audit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { writeListQuery } from "../../shared/list/list-query.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";
import type { ChosenPlaces } from "../../shared/location-filter/location-choice.ts";

const { shape } = auditCalls.actionLogs.query;

/** The state of the log: what its address asks for, and how that is said in words. */
export function useAuditList() {
  const list = useListQuery(shape);
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const { language, name, date } = useFormat();
  const { zone, district, upazila, designation, actionType, fromDate, toDate, officerId } =
    list.query;
  const filter = { zone, district, upazila, designation, actionType, fromDate, toDate, officerId };

  function filterWords(places: ChosenPlaces): string {
    const place = places.upazila ?? places.district ?? places.zone;
    return [
      place ? name(place) : common("list.everywhere"),
      actionType && AUDIT_TYPE_NAMES[actionType][language],
      fromDate && t("audit.since", { date: date(fromDate) }),
      toDate && t("audit.until", { date: date(toDate) }),
    ]
      .filter(Boolean)
      .join(" · ");
  }

  return {
    ...list,
    /** The same choice for the file, which has no pages. */
    filter,
    isFiltered: Object.values(filter).some(Boolean),
    filterWords,
    /** One person's trail, within whatever else is filtered. */
    trailHref: (id: number) =>
      `/audit-log${writeListQuery({ ...list.query, page: undefined, officerId: id })}`,
    leaveTrail: () => list.change({ officerId: undefined }),
  };
}

export type AuditListState = ReturnType<typeof useAuditList>;
