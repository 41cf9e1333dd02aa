import { expect, it } from "vitest";
import { readWish, reportQuery, writeWish } from "./report-wish.ts";

it("comes back from the address as it was asked", () => {
  const search =
    "?zoneId=188%2C181&districtId=all&fromDate=2026-01-01&toDate=2026-10-31&instituteType=SCHOOL&designationId=4";
  expect(writeWish(readWish(search))).toBe(search);
});

it("leaves out what the report would refuse", () => {
  const wish = readWish(
    "?zoneId=1,x&toDate=2026-02-30&planYear=99999&status=LOST&instituteType=ZOO",
  );
  expect(wish).toMatchObject({ toDate: undefined, planYear: undefined, status: undefined });
  expect(reportQuery(wish)).toMatchObject({ zoneId: "1", instituteType: undefined });
  expect(readWish("?fromDate=2026-03-01&toDate=2026-02-01").toDate).toBeUndefined();
});

it("asks for every place of a level that is left open or has all chosen", () => {
  const query = reportQuery(readWish("?zoneId=all"));
  expect(query).toMatchObject({ zoneId: undefined, districtId: undefined });
});
