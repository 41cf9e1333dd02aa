import { describe, expect, it } from "vitest";
import { auditText } from "./audit-text.ts";

const bn = auditText("bn");
const en = auditText("en");

describe("the words of an entry", () => {
  it("name fields, rows and languages in the reader's language, and keep what has no name", () => {
    expect(bn.fieldName(["faq", "2", "question", "bn"])).toBe("প্রশ্ন › ২ › প্রশ্ন › বাংলা");
    expect(en.fieldName(["reminder", "somethingElse"])).toBe("Reminder message › somethingElse");
    expect(en.fieldName(["constructor"])).toBe("constructor");
  });

  it("write values as the reader would", () => {
    expect(bn.valueText(["startDate"], "2026-11-03")).toBe("০৩-১১-২০২৬");
    expect(bn.valueText(["port"], 587)).toBe("৫৮৭");
    expect(en.valueText(["useMask"], false)).toBe("No");
    expect(en.valueText(["media"], ["SMS", "EMAIL"])).toBe("SMS, E-mail");
    expect(bn.valueText(["weeklyHolidays"], [5, 6])).toBe("শুক্রবার, শনিবার");
    expect(en.valueText(["status"], "INACTIVE")).toBe("Deactivated");
    expect(en.valueText(["dutyType"], "INACTIVE")).toBe("Ended");
    expect(en.valueText(["x"], null)).toBe("—");
  });

  it("say what an entry is about", () => {
    expect(bn.targetText({ targetKind: "setting", targetId: "site.faq" })).toBe(
      "সেটিংস: সাধারণ প্রশ্ন",
    );
    expect(bn.targetText({ targetKind: "holiday", targetId: "12" })).toBe("ছুটি নং ১২");
    expect(en.targetText({ targetKind: "report", targetId: "audit-log" })).toBe(
      "Report: Audit log",
    );
    expect(en.targetText({ targetKind: "session", targetId: "5f" })).toBe("Login session");
    expect(en.targetText({ targetKind: "unheardOf", targetId: "x" })).toBe("unheardOf: x");
    expect(en.targetText({ targetKind: null, targetId: null })).toBe("—");
  });
});
