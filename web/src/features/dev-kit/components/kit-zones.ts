/** Names for the samples. */
export const KIT_ZONES = [
  { id: "dhaka", bn: "ঢাকা", en: "Dhaka", officers: 214, planned: 3120, done: 2264, rating: 4.1 },
  { id: "khulna", bn: "খুলনা", en: "Khulna", officers: 152, planned: 2098, done: 1656, rating: 4.2 },
  {
    id: "ctg",
    bn: "চট্টগ্রাম",
    en: "Chattogram",
    officers: 148,
    planned: 2045,
    done: 1390,
    rating: 3.9,
  },
  { id: "raj", bn: "রাজশাহী", en: "Rajshahi", officers: 141, planned: 1932, done: 1507, rating: 4.0 },
  {
    id: "cumilla",
    bn: "কুমিল্লা",
    en: "Cumilla",
    officers: 132,
    planned: 1876,
    done: 1021,
    rating: 3.4,
  },
  {
    id: "rangpur",
    bn: "রংপুর",
    en: "Rangpur",
    officers: 137,
    planned: 1810,
    done: 1339,
    rating: 3.7,
  },
  {
    id: "mym",
    bn: "ময়মনসিংহ",
    en: "Mymensingh",
    officers: 96,
    planned: 1284,
    done: 902,
    rating: 3.8,
  },
  {
    id: "barishal",
    bn: "বরিশাল",
    en: "Barishal",
    officers: 88,
    planned: 1176,
    done: 541,
    rating: 3.1,
  },
  { id: "sylhet", bn: "সিলেট", en: "Sylhet", officers: 79, planned: 1004, done: 652, rating: 3.6 },
] as const;

export type KitZone = (typeof KIT_ZONES)[number];
