import { listMonitoring, listOfficerCounts, listPlaceCounts } from "../place-figures.reads.ts";
import { FIGURE_COLUMNS as C, placeReport } from "./place-summary.ts";

/** Monitoring of institutes that was carried out, by place. */
export const completedReport = placeReport({
  title: {
    bn: "সম্পন্ন মনিটরিং কার্যক্রমের প্রতিবেদন (প্রতিষ্ঠান)",
    en: "Completed monitoring report (institutes)",
  },
  note: {
    bn: "টীকা: পরিকল্পিত তারিখে বা তার আগে করা পরিদর্শন “যথাসময়ে”, পরে করা পরিদর্শন “বিলম্বে” গণ্য। সম্পন্নের হার: সময়কালের মধ্যে পরিকল্পিত পরিদর্শনের যতটি সম্পন্ন হয়েছে। রেটিং ০–৫; গড় সম্পন্ন পরিদর্শন অনুযায়ী ভারযুক্ত।",
    en: "Note: a visit on or before its planned date is on time, a later one delayed. Completed share: of the visits planned in the period, those carried out. Ratings 0–5; averages are weighted by completed visits.",
  },
  chartTitle: { bn: "এলাকাভিত্তিক সম্পন্নের হার (%)", en: "Completed share by area (%)" },
  columns: [C.officers, C.planned, C.done, C.onTime, C.late, C.unplanned, C.share, C.rating],
  figures: async (source, level) => [
    ...(await listMonitoring(source, level, ["GENERAL_MONITORING", "CLASSROOM_MONITORING"])),
    ...(await listOfficerCounts(source, level)),
  ],
});

/** Everything there is to monitor and what was done of it, institutes and offices beside each other. */
export const officeInstituteSummary = placeReport({
  title: {
    bn: "অফিস ও প্রতিষ্ঠান মনিটরিংয়ের সারসংক্ষেপ",
    en: "Office and institute monitoring summary",
  },
  chartTitle: { bn: "এলাকাভিত্তিক সম্পন্নের হার (%)", en: "Completed share by area (%)" },
  columns: [
    C.institutes,
    C.offices,
    C.planned,
    C.done,
    C.general,
    C.classroom,
    C.office,
    C.share,
    C.rating,
  ],
  figures: async (source, level) => [
    ...(await listMonitoring(source, level, [
      "GENERAL_MONITORING",
      "CLASSROOM_MONITORING",
      "OFFICE",
    ])),
    ...(await listPlaceCounts(source, level)),
  ],
});
