import { BarChart } from "../../../ui/charts/BarChart.tsx";
import { Donut } from "../../../ui/charts/Donut.tsx";
import { Heatmap } from "../../../ui/charts/Heatmap.tsx";
import { LineChart } from "../../../ui/charts/LineChart.tsx";
import { StackedBar } from "../../../ui/charts/StackedBar.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { KIT_ZONES } from "./kit-zones.ts";
import styles from "./Kit.module.css";
import { KitSection } from "./KitSection.tsx";
import { useKitText } from "./use-kit-text.ts";

const PLANNED = [420, 610, 830, 760, 910, 640, 880, 1000, 1120, 1270, 1410, 1530];
const DONE = [300, 480, 690, 680, 720, 490, 740, 900, 810, 980, 580, 0];
const MONTHS_BN = [
  "জানু",
  "ফেব",
  "মার্চ",
  "এপ্রিল",
  "মে",
  "জুন",
  "জুলাই",
  "আগস্ট",
  "সেপ্ট",
  "অক্টো",
  "নভে",
  "ডিসে",
];
const MONTHS_EN = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
];

export function ChartSamples() {
  const t = useKitText();
  const { language, number } = useUiLocale();
  const months = language === "bn" ? MONTHS_BN : MONTHS_EN;
  const percent = (value: number) => `${number(value)}%`;
  const donut = [
    { label: t("জমা দেওয়া হয়েছে", "Submitted"), value: 845, displayValue: number(845) },
    { label: t("জমা দেওয়া হয়নি", "Not submitted"), value: 199, displayValue: number(199) },
    { label: t("সংশোধনের জন্য ফেরত", "Returned"), value: 84, displayValue: number(84) },
    { label: t("নবযোগদানকৃত", "Newly joined"), value: 58, displayValue: number(58) },
  ];
  const bars = months.map((label, at) => ({ label, values: [PLANNED[at] ?? 0, DONE[at] ?? 0] }));
  const delivery = [
    { label: t("পড়েছেন", "Read") },
    { label: t("পৌঁছেছে", "Delivered") },
    { label: t("ব্যর্থ", "Failed") },
    { label: t("অপেক্ষমাণ", "Waiting") },
  ];
  return (
    <KitSection title={t("লেখচিত্র", "Charts")}>
      <div className={styles.two}>
        <Card
          title={t("বার্ষিক পরিকল্পনা জমার অবস্থা", "Plan submission")}
          description={t("১,১৮৭ জন কর্মকর্তা", "1,187 officers")}
        >
          <Donut
            title={t("জমার অবস্থা", "Submission")}
            items={donut}
            size="sm"
            center={{ value: percent(71), label: t("জমা হয়েছে", "submitted") }}
          />
        </Card>
        <Card title={t("মাসভিত্তিক পরিদর্শন", "Visits by month")}>
          <BarChart
            title={t("মাসভিত্তিক পরিদর্শন", "Visits by month")}
            series={[
              { label: t("পরিকল্পিত", "Planned"), color: "var(--g-500)", isOutlined: true },
              { label: t("সম্পন্ন", "Done"), color: "var(--viz-1)" },
            ]}
            rows={bars}
          />
        </Card>
        <Card title={t("মাসভিত্তিক ধারা, দুই সময়", "Trend of two years")}>
          <LineChart
            title={t("মাসভিত্তিক ধারা", "Trend by month")}
            series={[{ label: t("২০২৬", "2026") }, { label: t("২০২৫", "2025"), isDashed: true }]}
            rows={months.slice(0, 10).map((label, at) => ({
              label,
              values: [
                [58, 61, 66, 64, 68, 62, 70, 73, 75, 79][at] ?? null,
                [52, 55, 58, 60, 61, 57, 63, 66, 68, 70][at] ?? null,
              ],
            }))}
            write={percent}
          />
        </Card>
        <Card title={t("নোটিশ পৌঁছানো", "Notice delivery")}>
          <StackedBar
            title={t("নোটিশ পৌঁছানো", "Notice delivery")}
            series={delivery}
            rows={[{ label: t("১,২০৪ জন", "1,204 people"), values: [640, 380, 62, 122] }]}
          />
        </Card>
        <Card title={t("অঞ্চল ও মাস", "Zone and month")}>
          <Heatmap
            title={t("সম্পন্নের হার", "Completion rate")}
            columns={months.slice(0, 6)}
            rows={KIT_ZONES.slice(0, 5).map((zone, line) => ({
              label: t(zone.bn, zone.en),
              values: [44, 56, 63, 71, 79, 86].map((value, at) =>
                line === 3 && at === 2 ? null : ((value + line * 13) % 50) + 42,
              ),
            }))}
            bounds={[50, 60, 70, 80]}
          />
        </Card>
        <Card title={t("বড় ডোনাট", "Medium donut")}>
          <Donut
            title={t("জমার অবস্থা, বড়", "Submission, medium")}
            items={donut}
            center={{ value: percent(71), label: t("জমা হয়েছে", "submitted") }}
          />
        </Card>
      </div>
    </KitSection>
  );
}
