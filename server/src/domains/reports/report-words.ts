import { dayInDhaka, TIME_ZONE } from "@shikkha/contract/kernel/dates.ts";
import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import type { Bilingual } from "@shikkha/contract/kernel/language.ts";

/** Who issues every report. */
export const ISSUER: readonly Bilingual[] = [
  {
    bn: "গণপ্রজাতন্ত্রী বাংলাদেশ সরকার",
    en: "Government of the People's Republic of Bangladesh",
  },
  { bn: "মাধ্যমিক ও উচ্চশিক্ষা অধিদপ্তর", en: "Directorate of Secondary and Higher Education" },
  { bn: "মনিটরিং অ্যান্ড ইভ্যালুয়েশন উইং", en: "Monitoring and Evaluation Wing" },
  { bn: "শিক্ষা ভবন, ঢাকা", en: "Shikkha Bhaban, Dhaka" },
];

export const ALL: Bilingual = { bn: "সকল", en: "All" };
export const TOTAL: Bilingual = { bn: "সর্বমোট", en: "Total" };

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
});

/** 15-11-2026 in both scripts. */
export function dayWords(day: string): Bilingual {
  const en = `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
  return { bn: toBengaliDigits(en), en };
}

/** ১৫-১১-২০২৬, পূর্বাহ্ণ ১০:৪২ */
export function momentWords(at: Date): Bilingual {
  const day = dayWords(dayInDhaka(at));
  const [hour = "0", minute = "00"] = clock.format(at).split(":");
  const time = `${Number(hour) % 12 || 12}:${minute}`;
  const isMorning = Number(hour) < 12;
  return {
    bn: `${day.bn}, ${isMorning ? "পূর্বাহ্ণ" : "অপরাহ্ণ"} ${toBengaliDigits(time)}`,
    en: `${day.en}, ${time} ${isMorning ? "AM" : "PM"}`,
  };
}

/** What reads alike in both languages; a dash for nothing. */
export function same(text: string | null): Bilingual {
  return { bn: text ?? "–", en: text ?? "–" };
}

export function joined(words: readonly Bilingual[], between = ", "): Bilingual {
  return {
    bn: words.map(({ bn }) => bn).join(between),
    en: words.map(({ en }) => en).join(between),
  };
}
