import type { NamedInstitute } from "./seat-institutes.ts";

/** Institutes of Savar that guides, tests and people showing the product may count on. */
export const savarInstitutes: readonly (NamedInstitute & { readonly eiin: number })[] = [
  {
    eiin: 140101,
    type: "SCHOOL",
    en: "Dakshin Rasulpur High School",
    bn: "দক্ষিণ রসুলপুর উচ্চ বিদ্যালয়",
  },
  { eiin: 140112, type: "SCHOOL", en: "Rajnagar High School", bn: "রাজনগর উচ্চ বিদ্যালয়" },
  {
    eiin: 140118,
    type: "SCHOOL",
    en: "Dakshin Karimpur Girls' High School",
    bn: "দক্ষিণ করিমপুর বালিকা উচ্চ বিদ্যালয়",
  },
  {
    eiin: 140121,
    type: "SCHOOL_AND_COLLEGE",
    en: "Shaplanagar School and College",
    bn: "শাপলানগর স্কুল অ্যান্ড কলেজ",
  },
  { eiin: 140127, type: "MADRASA", en: "Padmapara Dakhil Madrasah", bn: "পদ্মপাড়া দাখিল মাদ্রাসা" },
  { eiin: 140131, type: "SCHOOL", en: "Sonatala High School", bn: "সোনাতলা উচ্চ বিদ্যালয়" },
  {
    eiin: 140134,
    type: "SCHOOL",
    en: "Battali Junior High School",
    bn: "বটতলী নিম্ন মাধ্যমিক বিদ্যালয়",
  },
  { eiin: 140139, type: "MADRASA", en: "Nurnagar Fazil Madrasah", bn: "নূরনগর ফাজিল মাদ্রাসা" },
  { eiin: 140143, type: "SCHOOL", en: "Char Gopalpur High School", bn: "চর গোপালপুর উচ্চ বিদ্যালয়" },
  {
    eiin: 140146,
    type: "SCHOOL",
    en: "Hajiganj Adarsha High School",
    bn: "হাজীগঞ্জ আদর্শ উচ্চ বিদ্যালয়",
  },
  { eiin: 140150, type: "COLLEGE", en: "Kadamtali College", bn: "কদমতলী কলেজ" },
  {
    eiin: 140152,
    type: "SCHOOL",
    en: "Manikpur Multilateral High School",
    bn: "মানিকপুর বহুমুখী উচ্চ বিদ্যালয়",
  },
  { eiin: 140157, type: "SCHOOL", en: "Uttar Rupnagar High School", bn: "উত্তর রূপনগর উচ্চ বিদ্যালয়" },
  { eiin: 140163, type: "SCHOOL", en: "Talbagh High School", bn: "তালবাগ উচ্চ বিদ্যালয়" },
  {
    eiin: 140183,
    type: "SCHOOL",
    en: "Uttar Kadamtala Girls' High School",
    bn: "উত্তর কদমতলা বালিকা উচ্চ বিদ্যালয়",
  },
  { eiin: 140217, type: "SCHOOL", en: "Chandanpur High School", bn: "চন্দনপুর উচ্চ বিদ্যালয়" },
  {
    eiin: 140256,
    type: "SCHOOL",
    en: "Shaplanagar Adarsha High School",
    bn: "শাপলানগর আদর্শ উচ্চ বিদ্যালয়",
  },
  {
    eiin: 140291,
    type: "SCHOOL",
    en: "Munshigaon Union High School",
    bn: "মুন্সীগাঁও ইউনিয়ন উচ্চ বিদ্যালয়",
  },
  {
    eiin: 140304,
    type: "SCHOOL_AND_COLLEGE",
    en: "Rupanagar School and College",
    bn: "রূপানগর স্কুল অ্যান্ড কলেজ",
  },
  {
    eiin: 140338,
    type: "SCHOOL",
    en: "Hajipara Junior High School",
    bn: "হাজীপাড়া নিম্ন মাধ্যমিক বিদ্যালয়",
  },
];
