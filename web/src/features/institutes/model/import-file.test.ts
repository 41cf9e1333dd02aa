import { expect, it } from "vitest";
import { fileRefusal } from "../../../shared/import/file-refusal.ts";
import { FILE_RULE, placesFile } from "./import-file.ts";

it("takes both kinds of table up to five megabytes", () => {
  const most = 5 * 1024 * 1024;
  expect(fileRefusal({ name: "list.CSV", size: 10 }, FILE_RULE)).toBeUndefined();
  expect(fileRefusal({ name: "list.xlsx", size: most }, FILE_RULE)).toBeUndefined();
  expect(fileRefusal({ name: "list.xls", size: 10 }, FILE_RULE)).toBe("wrongKind");
  expect(fileRefusal({ name: "list.csv", size: most + 1 }, FILE_RULE)).toBe("tooLarge");
});

it("lists the upazilas' ids with their places", async () => {
  const place = (id: number) => ({ id, nameBangla: `ব${id}`, nameEnglish: `E${id}`, path: "/" });
  const upazila = { ...place(3), type: "UPAZILLA" as const, children: [] };
  const district = { ...place(2), type: "DISTRICT" as const, children: [upazila] };
  const file = placesFile([{ ...place(1), type: "ZONE", children: [district] }]);
  expect((await file.text()).trim()).toBe('"3","ব1","E1","ব2","E2","ব3","E3"');
});
