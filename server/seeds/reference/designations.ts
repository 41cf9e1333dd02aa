import type { Seed } from "../seed.ts";
import { officerDesignations, teacherDesignations } from "./designation-list.ts";

export const designations: Seed = {
  name: "reference/designations",
  async run(db) {
    const all = [
      ...officerDesignations.map((designation) => ({ designation, userType: "OFFICER" })),
      ...teacherDesignations.map((designation) => ({ designation, userType: "TEACHER" })),
    ];
    await db.insertRows(
      "designation",
      all.map(({ designation, userType }, index) => ({
        code: designation.code,
        name_bn: designation.nameBangla,
        name_en: designation.nameEnglish,
        user_type: userType,
        // Steps of ten leave room for a designation in between.
        sort_order: (index + 1) * 10,
      })),
    );
  },
};
