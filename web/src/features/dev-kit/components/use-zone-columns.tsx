import { Badge } from "../../../ui/controls/Badge.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import type { KitZone } from "./kit-zones.ts";
import { useKitText } from "./use-kit-text.ts";

const toneOf = (zone: KitZone) => {
  const share = zone.done / zone.planned;
  return share < 0.6 ? "bad" : share < 0.7 ? "warning" : "good";
};

export function useZoneColumns(): TableColumn<KitZone>[] {
  const t = useKitText();
  const { number } = useUiLocale();
  const words = {
    good: t("সন্তোষজনক", "Satisfactory"),
    warning: t("মনোযোগ প্রয়োজন", "Needs attention"),
    bad: t("পিছিয়ে", "Behind"),
  };
  return [
    {
      id: "zone",
      header: t("অঞ্চল", "Zone"),
      isRowHeader: true,
      card: "title",
      cell: (zone) => <a href={`#${zone.id}`}>{t(zone.bn, zone.en)}</a>,
    },
    {
      id: "officers",
      header: t("কর্মকর্তা", "Officers"),
      isNumeric: true,
      isSortable: true,
      cell: (zone) => number(zone.officers),
    },
    {
      id: "planned",
      header: t("পরিকল্পনা", "Planned"),
      isNumeric: true,
      isSortable: true,
      cell: (zone) => number(zone.planned),
    },
    {
      id: "done",
      header: t("সম্পন্ন", "Done"),
      isNumeric: true,
      isSortable: true,
      cell: (zone) => number(zone.done),
    },
    {
      id: "progress",
      header: t("অগ্রগতি", "Progress"),
      card: "lead",
      cell: (zone) => (
        <ProgressBar
          isInline
          label={t(zone.bn, zone.en)}
          value={zone.done}
          total={zone.planned}
          count={`${number(Math.round((zone.done / zone.planned) * 100))}%`}
          tone={toneOf(zone)}
        />
      ),
    },
    {
      id: "rating",
      header: t("গড় রেটিং", "Rating"),
      isNumeric: true,
      cell: (zone) => number(zone.rating, { fractionDigits: 1 }),
    },
    {
      id: "state",
      header: t("অবস্থা", "State"),
      card: "aside",
      cell: (zone) => <Badge tone={toneOf(zone)}>{words[toneOf(zone)]}</Badge>,
    },
  ];
}
