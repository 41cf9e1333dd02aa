import { describe, expect, it } from "vitest";
import { firstGuestLoginSchema } from "./guest-login-form.ts";
import { readSsoAnswer } from "./sso-answer.ts";

describe("what the single sign-on comes back with", () => {
  it("is a ticket", () => {
    expect(readSsoAnswer("?username=admin&token=t1")).toEqual({
      ticket: { username: "admin", token: "t1" },
    });
  });

  it("is a known refusal, and for anything else the general one", () => {
    expect(readSsoAnswer("?error=2105")).toMatchObject({ refusal: { code: 2105 } });
    expect(readSsoAnswer("?error=nonsense")).toMatchObject({ refusal: { code: 2106 } });
    expect(readSsoAnswer("")).toMatchObject({ refusal: { code: 2106 } });
  });
});

describe("a guest's first sign-in", () => {
  const given = {
    username: "guest.one",
    password: "x",
    newPassword: "sunny-field-42",
    confirmation: "sunny-field-42",
  };

  function wrongFields(values: object): string[] {
    const parsed = firstGuestLoginSchema.safeParse({ ...given, ...values });
    return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join("."));
  }

  it("takes a good new password, written twice", () => {
    expect(wrongFields({})).toEqual([]);
  });

  it("refuses a short, a guessable and a differing one", () => {
    expect(wrongFields({ newPassword: "short", confirmation: "short" })).toEqual(["newPassword"]);
    expect(wrongFields({ newPassword: "guest.one-2026", confirmation: "guest.one-2026" })).toEqual([
      "newPassword",
    ]);
    expect(wrongFields({ confirmation: "other" })).toEqual(["confirmation"]);
  });
});
