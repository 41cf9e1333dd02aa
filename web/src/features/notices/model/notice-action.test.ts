import { expect, it } from "vitest";
import { actionsFor, canEdit } from "./notice-action.ts";

const figures = { sent: 1, failed: 0, waiting: 0, stopped: 0 };

it.each([
  ["UPCOMING", 0, ["publish", "close", "delete"]],
  ["PUBLISHED", 0, ["close", "delete"]],
  ["PUBLISHED", 3, ["resend", "close", "delete"]],
  ["EXPIRED", 3, ["delete"]],
  ["CLOSED", 0, ["delete"]],
] as const)("%s with %i failed messages allows %j", (status, failed, expected) => {
  expect(actionsFor({ status, figures: { ...figures, failed } })).toEqual(expected);
});

it("lets nobody change what is over", () => {
  expect(
    (["UPCOMING", "PUBLISHED", "EXPIRED", "CLOSED"] as const).filter((status) =>
      canEdit({ status }),
    ),
  ).toEqual(["UPCOMING", "PUBLISHED"]);
});
