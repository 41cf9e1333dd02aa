import { describe, expect, it } from "vitest";
import { passwordText } from "./password.ts";
import { weakness } from "./password-weakness.ts";

const isWeak = (password: string, about: readonly string[] = []) =>
  weakness(password, about) !== undefined;

describe("a password", () => {
  it.each([
    "1234567890",
    "0123456789",
    "12345678910",
    "123456789a",
    "1q2w3e4r5t",
    "1qaz2wsx3edc",
    "qwertyuiop",
    "qwerty12345",
    "asdfghjkl123",
    "password123",
    "Password@2026",
    "P@ssw0rd2024",
    "passw0rd123!",
    "iloveyou123",
    "ILoveYou1234",
    "bangladesh71",
    "Bangladesh@123",
    "dhaka123456",
    "bismillah786",
    "allah786786",
    "monitoring1",
    "shikkha-2026",
    "teacher12345",
    "education2025",
    "welcome2026!",
    "admin123456",
    "admin@admin",
    "superadmin1",
    "abcabcabcabc",
    "121212121212",
    "aaaaaaaaaaaa",
    "football2024",
    "messi101010",
    "amitomake123",
    "letmein1234",
  ])("%s is too easy to guess", (password) => {
    expect(isWeak(password)).toBe(true);
  });

  it.each([
    "bright-river-2026",
    "a-quiet-garden-9",
    "seven boats at dawn",
    "নদীর ধারে কাশফুল",
    "Xk8#mPq2vL",
    "tin shalik o ekta nodi",
    "9 kilo chal 3 kilo dal",
    "monitoring begins on tuesday",
  ])("%s may be used, whatever it is made of", (password) => {
    expect(isWeak(password)).toBe(false);
  });

  it("holds no name, user name or phone number of its owner", () => {
    expect(isWeak("nasima-at-the-river", ["Nasima Khatun"])).toBe(true);
    expect(isWeak("river 01712345678", ["01712345678"])).toBe(true);
  });

  it("has 10 to 128 characters, and no rule says which", () => {
    const takes = (text: string) => passwordText().safeParse(text).success;
    expect(takes("x".repeat(9))).toBe(false);
    expect(takes("x".repeat(10))).toBe(true);
    expect(takes("x".repeat(128))).toBe(true);
    expect(takes("x".repeat(129))).toBe(false);
  });
});
