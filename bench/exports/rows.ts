/** Rows like the country's: names that repeat, numbers and days that do not. */
const FIRST = ["সবুজ", "শহীদ স্মৃতি", "আদর্শ", "মুক্তিযোদ্ধা", "উত্তর কৃষ্ণপুর", "হাজী মোহাম্মদ", "নূরজাহান"];
const KIND = ["উচ্চ বিদ্যালয়", "বালিকা উচ্চ বিদ্যালয়", "স্কুল অ্যান্ড কলেজ", "দাখিল মাদ্রাসা"];
const DISTRICT = ["নারায়ণগঞ্জ", "মুন্সীগঞ্জ", "গাজীপুর", "টাঙ্গাইল", "ব্রাহ্মণবাড়িয়া"];

export interface BenchRow {
  readonly name: string;
  readonly eiin: string;
  readonly district: string;
  readonly upazila: string;
  readonly day: string;
  readonly count: number;
  readonly rating: number;
}

const two = (value: number) => String(value).padStart(2, "0");

export function benchRow(at: number): BenchRow {
  const village = `${String.fromCharCode(0x995 + (at % 30))}ৃষ্ণনগর${at % 300}`;
  return {
    name: `${village} ${FIRST[at % FIRST.length]} ${KIND[at % KIND.length]}`,
    eiin: String(140_001 + at),
    district: DISTRICT[at % DISTRICT.length] ?? "",
    upazila: `${village} সদর`,
    day: `2026-${two(1 + (at % 12))}-${two(1 + (at % 28))}`,
    count: at,
    rating: (at % 50) / 10,
  };
}

export async function* benchRows(count: number): AsyncGenerator<BenchRow> {
  for (let at = 0; at < count; at += 1) yield benchRow(at);
}
