import type { ReceiverRule } from "@shikkha/contract/notices/receivers.ts";
import type { Channel } from "@shikkha/contract/settings.ts";

/** A file that comes with a notice, made by its kind. */
export type DemoFile = { readonly name: string; readonly kind: "GUIDE" | "PICTURE" };

export interface DemoNotice {
  readonly title: string;
  readonly body: string;
  readonly message: string;
  /** Designations are named by code and zones by id; the seed looks them up. */
  readonly receivers:
    | Exclude<ReceiverRule, { kind: "NAMED" }>
    | { readonly kind: "DESIGNATIONS"; readonly codes: readonly string[] }
    | { readonly kind: "USERNAMES"; readonly usernames: readonly string[] };
  readonly channels: readonly Channel[];
  /** Days from today; a notice goes out at nine in the morning and ends with its last day. */
  readonly start: number;
  readonly end: number | null;
  readonly closed?: number;
  readonly files: readonly DemoFile[];
  /** Shares of the messages in a hundred; the rest has arrived. */
  readonly failed: number;
  readonly waiting: number;
  /** How many in a hundred have read it. */
  readonly read: number;
}

const MYMENSINGH_ZONE = 185;

const officersOf = (locationIds: number[]): DemoNotice["receivers"] => ({
  kind: "OFFICERS",
  coverageLevel: 2,
  locationIds,
  designationIds: [],
  instituteTypes: [],
});

/** Notices in each state, as the directorate would write them. */
export const noticeList = (year: number, zones: readonly number[]): readonly DemoNotice[] => [
  {
    title: `${bn(year + 1)} সেশনের বার্ষিক মনিটরিং পরিকল্পনা জমা প্রসঙ্গে`,
    body: `<p>সংশ্লিষ্ট সকলের অবগতি ও প্রয়োজনীয় ব্যবস্থা গ্রহণের জন্য জানানো যাচ্ছে যে, <strong>${bn(year + 1)} সেশনের বার্ষিক মনিটরিং পরিকল্পনা</strong> আগামী <strong>৩১ ডিসেম্বর ${bn(year)}</strong> তারিখের মধ্যে জমা দিতে হবে।</p><ol><li>প্রত্যেক কর্মকর্তা অন্তত ৬০টি পরিদর্শন পরিকল্পনা করবেন।</li><li>ডি ও ই ক্যাটাগরির প্রতিষ্ঠানে বছরে অন্তত ১২টি পরিদর্শন রাখতে হবে।</li><li>সরকারি ছুটির দিনে পরিদর্শন রাখা যাবে না।</li></ol><p>বিস্তারিত নির্দেশিকা সংযুক্ত।</p>`,
    message: `${bn(year + 1)} সেশনের বার্ষিক মনিটরিং পরিকল্পনা ৩১-১২-${bn(year)} তারিখের মধ্যে জমা দিন। বিস্তারিত নোটিশে দেখুন।`,
    receivers: officersOf([...zones, MYMENSINGH_ZONE]),
    channels: ["SMS", "EMAIL"],
    start: 1,
    end: null,
    files: [
      { name: `পরিকল্পনা নির্দেশিকা ${bn(year + 1)}.pdf`, kind: "GUIDE" },
      { name: "জমার ধাপসমূহ.png", kind: "PICTURE" },
    ],
    failed: 0,
    waiting: 0,
    read: 0,
  },
  {
    title: "শীতকালীন ছুটির আগে ডি ও ই ক্যাটাগরির প্রতিষ্ঠান পরিদর্শন",
    body: "<p>আওতাধীন <strong>ডি ও ই ক্যাটাগরির</strong> সব প্রতিষ্ঠান শীতকালীন ছুটির আগে পরিদর্শন করতে হবে। পরিদর্শনের সময় শিক্ষক হাজিরা ও শ্রেণি কার্যক্রম গুরুত্ব দিয়ে দেখতে হবে।</p><ul><li>পরিদর্শনের দিনই প্রতিবেদন জমা দিন।</li><li>অনুপস্থিত শিক্ষকের তথ্য আলাদাভাবে উল্লেখ করুন।</li></ul>",
    message: "শীতকালীন ছুটির আগে ডি ও ই ক্যাটাগরির সব প্রতিষ্ঠান পরিদর্শন করুন। বিস্তারিত নোটিশে।",
    receivers: { kind: "ALL_OFFICERS" },
    channels: ["SMS", "EMAIL"],
    start: -1,
    end: 15,
    files: [{ name: "পরিদর্শন নির্দেশিকা.pdf", kind: "GUIDE" }],
    failed: 1,
    waiting: 13,
    read: 42,
  },
  {
    title: "শ্রেণিকক্ষে ডিজিটাল উপকরণ ব্যবহার জরিপে অংশগ্রহণ",
    body: "<p>শ্রেণিকক্ষে ডিজিটাল উপকরণ ব্যবহারের জরিপ চলছে। উত্তর দিতে প্রায় ৬ মিনিট লাগবে। আপনার উত্তর প্রতিষ্ঠানের চাহিদা নিরূপণে কাজে লাগবে।</p>",
    message: "শ্রেণিকক্ষে ডিজিটাল উপকরণ ব্যবহার জরিপে অংশ নিন।",
    receivers: { kind: "ALL_TEACHERS" },
    channels: ["SMS"],
    start: -17,
    end: 7,
    files: [],
    failed: 3,
    waiting: 0,
    read: 58,
  },
  {
    title: "মাসিক মনিটরিং প্রতিবেদন দাখিল",
    body: "<p>গত মাসের মনিটরিং প্রতিবেদন আজকের মধ্যে দাখিল করুন। দাখিলের পর প্রতিবেদন সংশোধন করা যাবে না।</p>",
    message: "গত মাসের মনিটরিং প্রতিবেদন আজকের মধ্যে দাখিল করুন।",
    receivers: { kind: "DESIGNATIONS", codes: ["DEO"] },
    channels: ["EMAIL"],
    start: -14,
    end: 0,
    files: [],
    failed: 0,
    waiting: 0,
    read: 90,
  },
  {
    title: "মহান বিজয় দিবসের কর্মসূচি",
    body: "<p>১৬ ডিসেম্বর সকল প্রতিষ্ঠানে জাতীয় পতাকা উত্তোলন ও আলোচনা সভা আয়োজন করতে হবে। কর্মসূচির ছবি প্রতিষ্ঠানের নথিতে সংরক্ষণ করুন।</p>",
    message: "১৬ ডিসেম্বর সকল প্রতিষ্ঠানে বিজয় দিবসের কর্মসূচি পালন করুন।",
    receivers: { kind: "ALL_USERS" },
    channels: [],
    start: -6,
    end: 35,
    files: [{ name: "কর্মসূচি.png", kind: "PICTURE" }],
    failed: 0,
    waiting: 0,
    read: 35,
  },
  {
    title: "দুর্গাপূজা উপলক্ষে অফিস বন্ধের বিজ্ঞপ্তি",
    body: "<p>দুর্গাপূজা উপলক্ষে অধিদপ্তর ও মাঠ পর্যায়ের সকল অফিস বন্ধ থাকবে। জরুরি প্রয়োজনে হটলাইনে যোগাযোগ করুন।</p>",
    message: "দুর্গাপূজা উপলক্ষে সকল অফিস বন্ধ থাকবে।",
    receivers: { kind: "ALL_OFFICERS" },
    channels: ["EMAIL"],
    start: -34,
    end: -25,
    files: [],
    failed: 2,
    waiting: 0,
    read: 76,
  },
  {
    title: "মাঠ পর্যায়ের কর্মকর্তাদের অনলাইন প্রশিক্ষণ, ৩য় ব্যাচ",
    body: "<p>অনলাইন প্রশিক্ষণের ৩য় ব্যাচে আপনাকে মনোনীত করা হয়েছে। প্রশিক্ষণের লিংক ই-মেইলে পাঠানো হবে।</p>",
    message: "অনলাইন প্রশিক্ষণের ৩য় ব্যাচে আপনি মনোনীত।",
    receivers: {
      kind: "USERNAMES",
      usernames: ["useo.savar", "useo.kaliganj", "acad.savar", "deo.gazipur", "deo.sylhet"],
    },
    channels: ["EMAIL"],
    start: -41,
    end: -26,
    closed: -30,
    files: [],
    failed: 0,
    waiting: 0,
    read: 60,
  },
];

function bn(number: number): string {
  return String(number).replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? digit);
}
