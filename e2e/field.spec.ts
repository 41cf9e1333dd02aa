import { type APIRequestContext, expect, test } from "@playwright/test";
import { fillVisit, submitVisit } from "./field-filling.ts";
import { signIn } from "./sign-in.ts";

const PHONE = { width: 390, height: 844 };
const OFFICER = "useo.savar";
const SUPERVISOR = "zone.dhaka";
const HEADERS = { "x-shikkha-call": "1" };
const VISITS = "/v1/api/survey/general/monitoring";

test("an officer carries out two visits without a connection; both arrive once, with receipts; a returned one is corrected", async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, OFFICER);
  const row = await plannedRow(page.request);
  const photo = await page.screenshot({ type: "jpeg", quality: 60 });
  let open = page;

  await test.step("the planned visit is begun with a connection and finished without", async () => {
    await page.goto("/my-week");
    await expect(page.getByText("অফলাইনে প্রস্তুত", { exact: true }).first()).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto(`/general-visits/new?planDetailId=${row.planDetailId}`);
    await expect(page.locator("h1")).toHaveText(row.name);
    await context.setOffline(true);
    await expect(page.getByText("এখন সংযোগ নেই")).toBeVisible();
    await fillVisit(page, photo);
    await submitVisit(page);
    await expect(page.locator("h1")).toHaveText("ফোনে নিরাপদে রাখা হয়েছে");
  });

  await test.step("an unplanned one is begun, left and gone on with in another tab", async () => {
    await page.goto("/my-week");
    await expect(page.getByText("১টি পাঠানোর অপেক্ষায়")).toBeVisible();
    await page.goto("/general-visits/new");
    await page.locator("ul button").first().click();
    await page.getByLabel("পরিকল্পনার বাইরে যাওয়ার কারণ").fill("অভিযোগ পাওয়া গেছে");
    await page.getByRole("button", { name: "পরিদর্শন শুরু করুন" }).click();
    await expect(page).toHaveURL(/visit=/);
    await expect(page.locator("form h2").first()).toBeVisible();
    const address = page.url();
    await page.close();
    open = await context.newPage();
    await open.setViewportSize(PHONE);
    await open.goto(address);
    await fillVisit(open, await open.screenshot({ type: "jpeg", quality: 50 }));
    await submitVisit(open);
    await expect(open.locator("h1")).toHaveText("ফোনে নিরাপদে রাখা হয়েছে");
  });

  await test.step("with the connection back both are sent, once", async () => {
    await open.goto("/my-week/outbox");
    await expect(open.locator("article")).toHaveCount(2);
    await context.setOffline(false);
    await expect(open.getByRole("region", { name: "রসিদ" }).getByRole("listitem")).toHaveCount(2, {
      timeout: 30_000,
    });
    await expect(open.getByText("সাপ-২০২").first()).toBeVisible();
    const mine = await todaysVisits(open.request);
    expect(mine).toHaveLength(2);
    expect(new Set(mine.map(({ id }) => id)).size).toBe(2);
    expect(mine.map(({ timing }) => timing)).toContain("UNPLANNED");
  });

  await test.step("a supervisor returns one; it is corrected and submitted again", async () => {
    const [visit] = await todaysVisits(open.request);
    const answer = await call(open.request, SUPERVISOR, "post", `${VISITS}/${visit?.id}/return`, {
      version: 1,
      comment: "উপস্থিতির সংখ্যা আবার দেখুন।",
    });
    expect(answer.ok()).toBe(true);
    await open.goto("/my-week");
    await open.getByText("উপস্থিতির সংখ্যা আবার দেখুন।").click();
    await expect(open.getByText("সংশোধনের জন্য ফেরত এসেছে")).toBeVisible();
    const sections = open.getByLabel("সব অংশ");
    await sections.selectOption({ index: (await sections.locator("option").count()) - 1 });
    await submitVisit(open);
    await expect(open.locator("h1")).toHaveText("প্রতিবেদন জমা হয়েছে");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open.getByRole("button", { name: "শেয়ার করুন" }).click();
    await expect(open.getByText("রসিদের তথ্য কপি হয়েছে")).toBeVisible();
    const download = open.waitForEvent("download");
    await open.getByRole("button", { name: "পিডিএফ" }).click();
    expect((await download).suggestedFilename()).toBe(`general_visit_${visit?.id}.pdf`);
    const again = (await todaysVisits(open.request)).find(({ id }) => id === visit?.id);
    expect(again).toMatchObject({ version: 2, state: "SUBMITTED" });
  });
});

test("a visit begun on another device is seen in my week, and discarded there", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, "acad.savar");
  const places = await call(page.request, "acad.savar", "get", `${VISITS}/places?search=`);
  const [place] = (await places.json()) as { instituteId: number; nameBangla: string }[];
  const begun = await call(page.request, "acad.savar", "post", `${VISITS}/start`, {
    clientId: crypto.randomUUID(),
    instituteId: place?.instituteId,
  });
  expect(begun.ok()).toBe(true);
  await page.goto("/my-week");
  const drafts = page.getByRole("region", { name: "চলমান খসড়া" });
  await expect(drafts.getByText("অন্য যন্ত্রে শুরু")).toBeVisible();
  await expect(drafts).toContainText(place?.nameBangla ?? "");
  await drafts.getByRole("button", { name: "বাদ দিন" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(place?.nameBangla ?? "");
  await dialog.getByRole("button", { name: "বাদ দিন" }).click();
  await expect(drafts).toHaveCount(0);
  await page.getByRole("navigation", { name: "মাঠের কাজ" }).getByText("অফলাইন").click();
  await expect(page).toHaveURL(/\/my-week\/outbox$/);
});

interface Visit {
  readonly id: number;
  readonly timing: string;
  readonly version: number;
  readonly state: string;
  readonly visitDate: string;
}

const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dhaka" }).format(new Date());

async function call(
  request: APIRequestContext,
  username: string,
  method: "get" | "post",
  path: string,
  data?: object,
) {
  const session = await request.get(`/v1/sso/start-session-dev?username=${username}`, {
    headers: HEADERS,
  });
  const { token } = (await session.json()) as { token: string };
  const headers = { ...HEADERS, authorization: `Bearer ${token}` };
  return request[method](path, { headers, ...(data && { data }) });
}

/** A general visit of the officer's plan that was not carried out; the demo plan has some around today. */
async function plannedRow(request: APIRequestContext) {
  const day = today();
  const answer = await call(
    request,
    OFFICER,
    "get",
    `/v1/api/survey/monitoring/my-week?fromDate=${day}&toDate=${day}`,
  );
  const { visits, overdue } = (await answer.json()) as {
    visits: PlannedVisit[];
    overdue: PlannedVisit[];
  };
  const row = [...visits, ...overdue].find((one) => one.kind === "general" && !one.visitId);
  if (!row) throw new Error("The demo plan has no open general visit.");
  return { planDetailId: row.planDetailId, name: row.card.place.nameBangla };
}

interface PlannedVisit {
  readonly planDetailId: number;
  readonly kind: string;
  readonly visitId: number | null;
  readonly card: { readonly place: { readonly nameBangla: string } };
}

async function todaysVisits(request: APIRequestContext): Promise<Visit[]> {
  const day = today();
  const answer = await call(
    request,
    OFFICER,
    "get",
    `${VISITS}/visits?whose=MINE&fromDate=${day}&toDate=${day}&size=50`,
  );
  return ((await answer.json()) as { items: Visit[] }).items;
}
