import { useState } from "react";
import { CalendarLegend } from "../../../ui/calendar/CalendarLegend.tsx";
import type { DayMark } from "../../../ui/calendar/day-mark.ts";
import { MonthCalendar } from "../../../ui/calendar/MonthCalendar.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import styles from "./Kit.module.css";
import { KitSection } from "./KitSection.tsx";
import { useKitText } from "./use-kit-text.ts";

const MARKS: Record<string, DayMark> = {
  "2027-02-02": { others: 1 },
  "2027-02-09": { others: 2 },
  "2027-02-10": { load: 3, others: 1 },
  "2027-02-16": { load: 2, others: 2 },
  "2027-02-17": { drafts: 2 },
  "2027-02-18": { load: 1 },
  "2027-02-19": { drafts: 1 },
  "2027-02-24": { load: 2, isMarked: true },
};

export function CalendarSamples() {
  const t = useKitText();
  const { month } = useUiLocale();
  const [selected, setSelected] = useState<string>("2027-02-16");
  const holiday = t("শহিদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস", "Shaheed Day");
  const markOf = (iso: string): DayMark | undefined =>
    iso === "2027-02-21" ? { holiday, isClosed: true } : MARKS[iso];
  return (
    <KitSection title={t("মাসের ক্যালেন্ডার", "Month calendar")}>
      <div className={styles.two}>
        <Card title={month(2027, 2)}>
          <MonthCalendar
            year={2027}
            month={2}
            markOf={markOf}
            size="large"
            selected={selected}
            onSelect={setSelected}
          />
          <CalendarLegend
            items={[
              { kind: "load", label: t("আমার পরিকল্পনা", "My plan") },
              { kind: "draft", label: t("এই তালিকায়", "In this list") },
              { kind: "other", label: t("অন্য কর্মকর্তা", "Another officer") },
              { kind: "weekly", label: t("সাপ্তাহিক ছুটি", "Weekly holiday") },
              { kind: "holiday", label: t("সরকারি ছুটি", "Public holiday") },
              { kind: "selected", label: t("বাছা দিন", "Chosen day") },
            ]}
          />
        </Card>
        <Card title={t("বছরের অংশ", "Part of a year")}>
          <div className={styles.two}>
            {[1, 2, 3, 4].map((of) => (
              <MonthCalendar
                key={of}
                year={2027}
                month={of}
                markOf={markOf}
                title={month(2027, of)}
                note={of === 2 ? t("৪টি", "4") : undefined}
              />
            ))}
          </div>
        </Card>
      </div>
    </KitSection>
  );
}
