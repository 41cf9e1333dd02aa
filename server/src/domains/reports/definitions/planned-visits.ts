import { streamRows } from "../../../platform/db/stream-rows.ts";
import { KIND_WORDS, STATUS_WORDS } from "../../plans/plans.lookup.ts";
import { countPlanned, type PlannedRow, plannedRows } from "../planned-rows.reads.ts";
import { defineReport } from "../report-definition.ts";
import {
  dayColumn,
  DISTRICT,
  INSPECTOR,
  INSTITUTE,
  ISAS,
  numberColumn,
  PHONE,
  UPAZILA,
} from "./visit-columns.ts";

/** What was planned, carried out or not. */
export const planReport = defineReport<PlannedRow>({
  title: { bn: "মনিটরিং পরিকল্পনার প্রতিবেদন (প্রতিষ্ঠান)", en: "Monitoring plan report (institutes)" },
  time: "period",
  columns: [
    dayColumn("plannedDate", "পরিকল্পিত তারিখ", "Planned on"),
    ...INSTITUTE,
    UPAZILA,
    DISTRICT,
    ISAS,
    {
      heading: { bn: "ধরন", en: "Kind" },
      width: 16,
      value: ({ kind }, language) => KIND_WORDS[kind][language],
    },
    ...INSPECTOR,
    {
      heading: { bn: "পরিকল্পনার অবস্থা", en: "Plan" },
      width: 15,
      value: ({ status }, language) => STATUS_WORDS[status][language],
    },
    dayColumn("visitedOn", "সম্পন্নের তারিখ", "Carried out on"),
  ],
  count: (source) => countPlanned(source, {}),
  rows: (source, slice) => streamRows(source.db, plannedRows(source, {}, slice), source.signal),
});

/** What was planned for a day that has passed, and not carried out. */
export const incompleteReport = defineReport<PlannedRow>({
  title: {
    bn: "অসম্পন্ন মনিটরিং কার্যক্রমের প্রতিবেদন (প্রতিষ্ঠান)",
    en: "Incomplete monitoring report (institutes)",
  },
  time: "period",
  columns: [
    dayColumn("plannedDate", "পরিকল্পিত তারিখ", "Planned on"),
    numberColumn("daysOver", "কত দিন পার", "Days over"),
    ...INSTITUTE,
    UPAZILA,
    DISTRICT,
    ISAS,
    ...INSPECTOR,
    PHONE,
  ],
  count: (source) => countPlanned(source, { isOverdue: true }),
  rows: (source, slice) =>
    streamRows(source.db, plannedRows(source, { isOverdue: true }, slice), source.signal),
});
