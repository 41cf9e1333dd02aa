import { GUEST_STATES } from "@shikkha/contract/guests.ts";
import { describe, expect, it } from "vitest";
import { actionsFor, GUEST_ACTIONS, STATE_AFTER } from "./guest-action.ts";

describe("the actions on a guest", () => {
  it.each(GUEST_STATES)("never lead from %s to itself", (state) => {
    const ends = actionsFor(state).map((action) =>
      action === "resetPassword" ? undefined : STATE_AFTER[action],
    );
    expect(ends).not.toContain(state);
  });

  it("are each possible somewhere", () => {
    const possible = new Set(GUEST_STATES.flatMap(actionsFor));
    expect(GUEST_ACTIONS.filter((action) => !possible.has(action))).toEqual([]);
  });
});
