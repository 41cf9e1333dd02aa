import type { Duty, SignedIn } from "@shikkha/contract/auth/user.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
});

const { useAuth } = await import("./auth-store.ts");
const { useGeneral } = await import("./general-store.ts");
const { expireSession, finishDutyChoice, renewSession, resetSession, signIn } =
  await import("./session-actions.ts");
const { restoreSession } = await import("./restore-session.ts");
const { mayPass } = await import("./use-allowed.ts");

function duty(dutyId: number, given: Partial<Duty> = {}): Duty {
  return {
    dutyId,
    dutyType: "PRIMARY",
    zoneId: 188,
    districtId: null,
    upazillaId: null,
    jurisdictionLevel: "ZONE",
    officeOrInstituteId: 1,
    workstationId: 1,
    workstationType: "OFFICE",
    inspectorId: 1,
    workstationNameBangla: "ক",
    workstationNameEnglish: "A",
    path: "/188/",
    roleId: 1,
    roleNameBangla: "খ",
    roleNameEnglish: "B",
    dutyNameBangla: "গ",
    dutyNameEnglish: "C",
    isPrimary: true,
    permissions: ["VIEW_BI"],
    ...given,
  };
}

function answer(...jurisdictions: [Duty, ...Duty[]]): SignedIn {
  const user = {
    userId: 1,
    pdsNumber: null,
    userName: "a",
    email: null,
    phone: null,
    type: "OFFICER" as const,
    fullNameBangla: "ক",
    fullNameEnglish: "A",
    designationBangla: null,
    designationEnglish: null,
    imagePath: null,
    activeJurisdiction: jurisdictions[0],
    jurisdictions,
  };
  return {
    token: "t",
    expiresAt: "2026-11-15T06:00:00Z",
    refreshBefore: "2026-11-15T05:59:00Z",
    user,
  };
}

beforeEach(() => {
  resetSession();
  useGeneral.setState({ homePageMessage: undefined });
});

describe("signing in", () => {
  it("stores user, token and expiry", () => {
    signIn(answer(duty(1)));
    expect(useAuth.getState()).toMatchObject({
      token: "t",
      isLoggedIn: true,
      status: "success",
      mustChooseDuty: false,
    });
  });

  it("asks for a duty when there are several, past ones aside", () => {
    signIn(answer(duty(1), duty(2, { dutyType: "INACTIVE" })));
    expect(useAuth.getState().mustChooseDuty).toBe(false);
    signIn(answer(duty(1), duty(2, { dutyType: "ADDITIONAL" })));
    expect(useAuth.getState().mustChooseDuty).toBe(true);
    renewSession(answer(duty(1), duty(2, { dutyType: "ADDITIONAL" })));
    expect(useAuth.getState().mustChooseDuty).toBe(true);
    finishDutyChoice(answer(duty(2), duty(1)));
    expect(useAuth.getState()).toMatchObject({
      mustChooseDuty: false,
      user: { activeJurisdiction: { dutyId: 2 } },
    });
  });
});

describe("signing out", () => {
  it("resets auth, language and menu, and keeps the home-page message", () => {
    signIn(answer(duty(1)));
    useGeneral.setState({ appLanguage: "en", activeNavItem: "forms", homePageMessage: "x" });
    resetSession();
    expect(useAuth.getState()).toMatchObject({
      token: undefined,
      user: undefined,
      isLoggedIn: false,
    });
    expect(useGeneral.getState()).toMatchObject({
      appLanguage: "bn",
      activeNavItem: "dashboard",
      homePageMessage: "x",
    });
  });

  it("by an ended session leaves the Bengali message", () => {
    signIn(answer(duty(1)));
    expireSession();
    expect(useGeneral.getState().homePageMessage).toBe("অনুগ্রহ করে আবার লগইন করুন");
  });
});

describe("stored state", () => {
  it("comes back, and what does not fit any more signs out", async () => {
    signIn(answer(duty(1)));
    const kept = stored.get("shikkha.auth");
    useAuth.setState({ token: undefined, isLoggedIn: false });
    stored.set("shikkha.auth", kept ?? "");
    await restoreSession();
    expect(useAuth.getState()).toMatchObject({ token: "t", isLoggedIn: true });
    stored.set(
      "shikkha.auth",
      JSON.stringify({ state: { token: "t", isLoggedIn: true }, version: 1 }),
    );
    await restoreSession();
    expect(useAuth.getState().isLoggedIn).toBe(false);
  });

  it("does not hold up the start longer than its time-out", async () => {
    const slow = vi
      .spyOn(useGeneral.persist, "rehydrate")
      .mockReturnValue(new Promise(() => undefined));
    await restoreSession(10);
    expect(slow).toHaveBeenCalled();
  });
});

describe("guards", () => {
  it("look at the active duty only", () => {
    signIn(
      answer(duty(1, { permissions: ["VIEW_BI"] }), duty(2, { permissions: ["MANAGE_AUDIT"] })),
    );
    const auth = useAuth.getState();
    expect(mayPass("VIEW_BI", auth)).toBe(true);
    expect(mayPass("MANAGE_AUDIT", auth)).toBe(false);
    expect(mayPass(["MANAGE_AUDIT", "VIEW_BI"], auth)).toBe(true);
  });

  it("let visitors pass only what is public", () => {
    const auth = useAuth.getState();
    expect(mayPass("public", auth)).toBe(true);
    expect(mayPass("signedIn", auth)).toBe(false);
  });
});
