import { describe, expect, it } from "vitest";
import { startOf, tidyTime } from "../../../shared/form-page/start-time.ts";
import { contentOf, EMPTY_NOTICE, type NoticeValues, valuesOf } from "./notice-values.ts";

const scheduled: NoticeValues = {
  ...EMPTY_NOTICE,
  title: "ক",
  when: "LATER",
  date: "2026-11-16",
  time: "09:30",
  hasEnd: true,
  dateTo: "2026-11-20",
  receivers: { ...EMPTY_NOTICE.receivers, way: "ALL_OFFICERS" },
  channels: ["SMS"],
};

describe("the start of a notice", () => {
  it("is now, or a moment by the clock of Dhaka", () => {
    expect(startOf(EMPTY_NOTICE)).toBeNull();
    expect(startOf(scheduled)).toBe("2026-11-16T03:30:00.000Z");
  });
  it.each(["", "24:00", "09:60", "nine", "9:5"])("is none while the time is %j", (time) => {
    expect(startOf({ ...scheduled, time })).toBeUndefined();
  });
  it("takes a time without its zero or its minutes", () => {
    expect(startOf({ ...scheduled, time: "9:05" })).toBe("2026-11-16T03:05:00.000Z");
    expect(tidyTime("14")).toBe("14:00");
  });
});

it("comes back from the server as it was typed", () => {
  const content = contentOf(scheduled, []);
  const stored = {
    ...content,
    startsAt: content.dateFrom ?? "",
    endsAt: "2026-11-20T18:00:00.000Z",
    named: [],
  };
  expect(valuesOf(stored as never)).toEqual(scheduled);
});

it("forgets an end that does not apply", () => {
  expect(contentOf({ ...scheduled, hasEnd: false }, []).dateTo).toBeNull();
});
