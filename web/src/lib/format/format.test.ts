import { describe, expect, it } from "vitest";
import { createFormat } from "./create-format.ts";
import { ratingBand } from "@shikkha/contract/forms/rating.ts";
import { sortedByText } from "./sorting.ts";

const bn = createFormat("bn");
const en = createFormat("en");

describe("numbers", () => {
  it("are grouped by lakh and crore in both languages", () => {
    expect(bn.number(12_345_678.9)).toBe("১,২৩,৪৫,৬৭৮.৯");
    expect(en.number(12_345_678)).toBe("1,23,45,678");
  });

  it("below a thousand are those the language's own rules give", () => {
    for (let value = 0; value <= 1001; value += 1) {
      expect(bn.number(value)).toBe(new Intl.NumberFormat("bn-BD").format(value));
      expect(en.number(value)).toBe(new Intl.NumberFormat("en-IN").format(value));
    }
    expect(en.number(-0)).toBe("0");
  });

  it("are left ungrouped where they are names", () => {
    expect(bn.number(140_001, { grouping: false })).toBe("১৪০০০১");
  });

  it("show percent and ratings with their decimals", () => {
    expect(bn.percent(0.1234)).toBe("১২.৩%");
    expect(bn.rating(4)).toBe("৪.০");
    expect(en.rating(3.84)).toBe("3.8");
  });
});

describe("dates", () => {
  it("are written as the product writes them", () => {
    expect(bn.date("2026-11-05")).toBe("০৫-১১-২০২৬");
    expect(en.date("2026-11-05")).toBe("05-11-2026");
    expect(bn.mediumDate("2026-02-05")).toBe("০৫ ফেব, ২০২৬");
    expect(en.mediumDate("2026-09-05")).toBe("05 Sep, 2026");
    expect(en.shortMonth("2026-11-05")).toBe("Nov 26");
    expect(bn.longDate("2026-11-15")).toBe("রবিবার, ১৫ নভেম্বর ২০২৬");
    expect(en.month(2026, 11)).toBe("November 2026");
  });

  it("of an instant are the day in Dhaka", () => {
    expect(en.date("2026-11-14T18:30:00Z")).toBe("15-11-2026");
  });

  it("know the calendar of Bangladesh", () => {
    expect(bn.banglaDate("2026-11-15")).toBe("৩০ কার্তিক ১৪৩৩");
    expect(en.banglaDate("2026-04-14")).toBe("1 Boishakh 1433");
    expect(en.banglaDate("2026-04-13")).toBe("30 Choitro 1432");
    expect(en.banglaDate("2028-03-14")).toBe("30 Falgun 1434");
    expect(en.banglaDate("2027-02-21")).toBe("8 Falgun 1433");
  });

  it("give the time in Dhaka with the official words", () => {
    expect(bn.time("2026-11-15T03:40:00Z")).toBe("পূর্বাহ্ণ ৯:৪০");
    expect(en.time("2026-11-15T18:05:00Z")).toBe("12:05 AM");
    expect(bn.time("2026-11-15T06:00:00Z")).toBe("অপরাহ্ণ ১২:০০");
  });
});

describe("a rating's band", () => {
  it("includes its upper bound", () => {
    const bands = [0, 1, 1.1, 2, 2.1, 3, 3.1, 4, 4.1, 5].map(ratingBand);
    expect(bands).toEqual([
      "unsatisfactory",
      "unsatisfactory",
      "fair",
      "fair",
      "good",
      "good",
      "veryGood",
      "veryGood",
      "excellent",
      "excellent",
    ]);
  });

  it("follows the number that is shown", () => {
    expect(ratingBand(4.04)).toBe("veryGood");
  });
});

describe("sorting", () => {
  it("follows the Bengali alphabet, not code points, and counts numbers as numbers", () => {
    expect(sortedByText(["হবিগঞ্জ", "অভয়নগর", "ংক", "কুমিল্লা"], String, "bn")).toEqual([
      "অভয়নগর",
      "ংক",
      "কুমিল্লা",
      "হবিগঞ্জ",
    ]);
    expect(sortedByText(["Ward 10", "Ward 9"], String, "en")).toEqual(["Ward 9", "Ward 10"]);
  });
});
