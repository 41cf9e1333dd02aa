import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { toAsciiDigits, toBengaliDigits } from "./digits.ts";
import { fieldMessage } from "./field-message.ts";
import {
  banglaText,
  emailAddress,
  englishText,
  isBangla,
  isEnglish,
  mobileNumber,
  searchKey,
} from "./text.ts";

describe("digits", () => {
  it("come back unchanged after going to Bengali and home", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Za-z ]*$/),
        (text) => toAsciiDigits(toBengaliDigits(text)) === text,
      ),
    );
  });
});

describe("searchKey", () => {
  it("is one for both forms of a letter, both scripts of digits, any case, with or without joiners", () => {
    expect(searchKey("শিক্ষা\u200Cয়")).toBe(searchKey("শিক্ষা\u09AF\u09BC"));
    expect(searchKey("EIIN ১৪০০০১")).toBe("eiin 140001");
    expect(searchKey("\u09DC")).toBe(searchKey("\u09A1\u09BC"));
  });
  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (text) => searchKey(searchKey(text)) === searchKey(text),
      ),
    );
  });
});

describe("script checks", () => {
  it.each([
    "বাংলা নববর্ষ",
    "ঈদ-উল-ফিতর (২ দিন)",
    "শহিদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস",
    "ছুটি।",
    "র\u200D্যাব",
  ])("takes %s as Bangla", (text) => {
    expect(isBangla(text)).toBe(true);
    expect(isEnglish(text)).toBe(false);
  });
  it.each(["Eid-ul-Fitr", "Victory Day (16 December)", "Mujib's birthday"])(
    "takes %s as English",
    (text) => {
      expect(isEnglish(text)).toBe(true);
      expect(isBangla(text)).toBe(false);
    },
  );
  it.each(["১২৩", "123", "", "বাংলা Bangla", "日本"])("takes %s as neither", (text) => {
    expect(isBangla(text) || isEnglish(text)).toBe(false);
  });
});

describe("fields", () => {
  it("take a mobile number in either digits and refuse everything else", () => {
    expect(z.parse(mobileNumber(), " ০১৭১২৩৪৫৬৭৮ ")).toBe("01712345678");
    for (const bad of ["01212345678", "0171234567", "017123456789", "+8801712345678", "abc"]) {
      expect(z.safeParse(mobileNumber(), bad).success, bad).toBe(false);
    }
  });
  it("take an e-mail address as specified", () => {
    expect(z.safeParse(emailAddress(), "a@b.c").success).toBe(true);
    for (const bad of ["a", "a@b", "a b@c.d", "@b.c"])
      expect(z.safeParse(emailAddress(), bad).success, bad).toBe(false);
  });
  it("speak the reader's language, with its digits", () => {
    const long = z.safeParse(banglaText(128), "ক".repeat(129), { reportInput: true }).error
      ?.issues[0];
    expect(long && fieldMessage(long, "bn")).toBe("সর্বোচ্চ ১২৮ অক্ষর লেখা যাবে");
    expect(long && fieldMessage(long, "en")).toBe("Write at most 128 characters");
    const wrong = z.safeParse(englishText(128), "বাংলা").error?.issues[0];
    expect(wrong && fieldMessage(wrong, "bn")).toBe("ইংরেজিতে লিখুন");
  });
});
