import type { Seed } from "../seed.ts";
import { districts, upazilas, zones, type Upazila } from "./places.ts";

export const offices: Seed = {
  name: "reference/offices",
  async run(db) {
    const national = {
      name_bn: "মাধ্যমিক ও উচ্চশিক্ষা অধিদপ্তর",
      name_en: "Directorate of Secondary and Higher Education",
      level: "NATIONAL",
      location_id: null,
      path: "/",
    };
    await db.insertRows("office", [
      national,
      ...zones.map(({ id, nameBn, nameEn, path }) => ({
        name_bn: `আঞ্চলিক কার্যালয়, ${nameBn}`,
        name_en: `Regional Office, ${nameEn}`,
        level: "ZONE",
        location_id: id,
        path,
      })),
      ...districts.map(({ id, nameBn, nameEn, path }) => ({
        name_bn: `জেলা শিক্ষা অফিস, ${nameBn}`,
        name_en: `District Education Office, ${nameEn}`,
        level: "DISTRICT",
        location_id: id,
        path,
      })),
      ...upazilas.map((upazila) => ({
        ...upazilaOfficeName(upazila),
        level: "UPAZILLA",
        location_id: upazila.id,
        path: upazila.path,
      })),
    ]);
  },
};

function upazilaOfficeName(upazila: Upazila): { name_bn: string; name_en: string } {
  const [kindBn, kindEn] = upazila.isThana ? ["থানা", "Thana"] : ["উপজেলা", "Upazila"];
  // Four upazilas are called Kaliganj: only then does the name need its district.
  const shared = upazilas.some(
    (other) =>
      other !== upazila && (other.nameBn === upazila.nameBn || other.nameEn === upazila.nameEn),
  );
  const { district } = upazila;
  return {
    name_bn: `${kindBn} মাধ্যমিক শিক্ষা অফিস, ${upazila.nameBn}${shared ? `, ${district.nameBn}` : ""}`,
    name_en: `${kindEn} Secondary Education Office, ${upazila.nameEn}${shared ? `, ${district.nameEn}` : ""}`,
  };
}
