import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { Column } from "../../../platform/export/column.ts";
import type { PlaceAndPerson } from "../visit-rows.reads.ts";

const named = (bn: string | null, en: string | null, language: Language) =>
  language === "bn" ? bn : en;

export function dayColumn<Key extends string>(
  key: Key,
  bn: string,
  en: string,
): Column<Readonly<Record<Key, string | null>>> {
  return { heading: { bn, en }, kind: "day", width: 12, value: (row) => row[key] };
}

export function numberColumn<Key extends string>(
  key: Key,
  bn: string,
  en: string,
): Column<Readonly<Record<Key, number | null>>> {
  return { heading: { bn, en }, kind: "number", width: 9, value: (row) => row[key] };
}

/** Which institute, where it is. */
export const INSTITUTE: readonly Column<PlaceAndPerson>[] = [
  {
    heading: { bn: "প্রতিষ্ঠান", en: "Institute" },
    width: 28,
    value: (row, language) => named(row.placeBn, row.placeEn, language),
  },
  { heading: { bn: "ইআইআইএন", en: "EIIN" }, kind: "code", width: 10, value: ({ eiin }) => eiin },
];

export const OFFICE: Column<PlaceAndPerson> = {
  heading: { bn: "অফিস", en: "Office" },
  width: 28,
  value: (row, language) => named(row.placeBn, row.placeEn, language),
};

export const UPAZILA: Column<PlaceAndPerson> = {
  heading: { bn: "উপজেলা", en: "Upazila" },
  width: 14,
  value: (row, language) => named(row.upazilaBn, row.upazilaEn, language),
};

export const DISTRICT: Column<PlaceAndPerson> = {
  heading: { bn: "জেলা", en: "District" },
  width: 14,
  value: (row, language) => named(row.districtBn, row.districtEn, language),
};

export const ISAS: Column<PlaceAndPerson> = {
  heading: { bn: "আইএসএএস", en: "ISAS" },
  width: 8,
  value: ({ isasCategory }) => isasCategory,
};

/** Who visited or is to visit. */
export const INSPECTOR: readonly Column<PlaceAndPerson>[] = [
  {
    heading: { bn: "পরিদর্শক", en: "Inspector" },
    width: 20,
    value: (row, language) => named(row.officerBn, row.officerEn, language),
  },
  {
    heading: { bn: "পদবি", en: "Designation" },
    width: 18,
    value: (row, language) => named(row.designationBn, row.designationEn, language),
  },
];

export const PHONE: Column<PlaceAndPerson> = {
  heading: { bn: "ফোন", en: "Phone" },
  kind: "code",
  width: 13,
  value: ({ phone }) => phone,
};
