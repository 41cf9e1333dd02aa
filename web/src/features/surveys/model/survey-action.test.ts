import { expect, it } from "vitest";
import { actionsFor, canEdit } from "./survey-action.ts";

it.each([
  ["UPCOMING", 0, ["publish", "close", "delete"]],
  ["PUBLISHED", 0, ["close", "delete"]],
  ["PUBLISHED", 3, ["close"]],
  ["EXPIRED", 0, ["delete"]],
  ["CLOSED", 3, []],
] as const)("%s with %i answers allows %j", (status, answered, expected) => {
  expect(actionsFor({ status, answered })).toEqual(expected);
});

it("lets nobody change what is over", () => {
  const statuses = ["UPCOMING", "PUBLISHED", "EXPIRED", "CLOSED"] as const;
  expect(statuses.filter((status) => canEdit({ status }))).toEqual(["UPCOMING", "PUBLISHED"]);
});
