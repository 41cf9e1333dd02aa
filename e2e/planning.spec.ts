import { expect, type Locator, type Page, test } from "@playwright/test";
import { signIn } from "./sign-in.ts";

/** Next year is the one that is open for planning in the demo data. */
const YEAR = new Date().getFullYear() + 1;
const PHONE = { width: 390, height: 844 };
const OFFICER = "acad.savar";

test("an officer plans 60 visits with the suggestion and submits; the supervisor returns two of them; the officer corrects and submits again", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, OFFICER);

  await test.step("the suggestion fills the plan to its minimum", async () => {
    await page.goto(`/my-plan/${YEAR}`);
    const submit = page.getByRole("button", { name: "জমা দিন", exact: true });
    await expect(submit).toBeDisabled();
    await page.getByRole("link", { name: "পরিকল্পনা প্রস্তাব" }).click();
    const accept = page.getByRole("button", { name: /বাছাই করা [০-৯]+টি গ্রহণ/ });
    await expect(accept).toBeEnabled();
    await expect(page.locator("main")).toContainText("ন্যূনতম ৬০টি পূর্ণ হবে");
    await accept.click();
    await expect(page).toHaveURL(new RegExp(`/my-plan/${YEAR}$`));
    await expect(page.locator("main")).toContainText("ন্যূনতম ৬০টি পূর্ণ (৬০টি)");
  });

  await submitPlan(page, "৬০টি পরিদর্শন জমা দিন");

  await test.step("the supervisor finds the plan and marks two rows", async () => {
    await signOut(page);
    await signIn(page, "zone.dhaka");
    await page.goto(`/plan-submission-details/${YEAR}?status=SUBMITTED&searchParam=${OFFICER}`);
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("checkbox") })
      .last();
    await mark(row.getByRole("checkbox"));
    await page.getByRole("button", { name: "সংশোধনের জন্য ফেরত", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("মন্তব্য").fill("চিহ্নিত দুটি পরিদর্শন অন্য দিনে নিন।");
    const rows = dialog.getByRole("checkbox");
    await expect(rows).toHaveCount(60);
    await mark(rows.nth(4));
    await mark(rows.nth(9));
    await dialog.getByPlaceholder("কী সংশোধন দরকার").first().fill("অন্য দিনে নিন");
    await expect(dialog).toContainText("২টি চিহ্নিত");
    await dialog.getByRole("button", { name: "১ জনের পরিকল্পনা ফেরত পাঠান" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the officer sees why, and corrects both", async () => {
    await signOut(page);
    await signIn(page, OFFICER);
    await page.goto(`/my-plan/${YEAR}`);
    const main = page.locator("main");
    await expect(main).toContainText("চিহ্নিত দুটি পরিদর্শন অন্য দিনে নিন।");
    await expect(main).toContainText("২টির মধ্যে ০টি সংশোধিত");
    await moveNextMarked(page, 1);
    await expect(main).toContainText("২টির মধ্যে ১টি সংশোধিত");
    await moveNextMarked(page, 2);
    await expect(main).toContainText("২টির মধ্যে ২টি সংশোধিত");
  });

  await submitPlan(page, "৬০টি পরিদর্শন জমা দিন", "দুটিই সরানো হয়েছে।");
  await expect(page.getByText("জমা দেওয়া হয়েছে", { exact: true }).first()).toBeVisible();
});

/** By key: on a phone the list may still move under a pointer. */
async function mark(box: Locator): Promise<void> {
  await box.press("Space");
  await expect(box).toBeChecked();
}

async function submitPlan(page: Page, confirm: string, answer?: string): Promise<void> {
  await page.getByRole("button", { name: "জমা দিন", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  if (answer !== undefined) await dialog.getByLabel("জবাব").fill(answer);
  await dialog.getByRole("button", { name: confirm }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "পরিদর্শন যোগ" })).toHaveCount(0);
}

/** Moves the first marked row to a free working day of December, behind the ones that still wait. */
async function moveNextMarked(page: Page, turn: number): Promise<void> {
  await page.getByRole("button", { name: "বদলান", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  const boxes = dialog.getByRole("group").getByRole("textbox");
  for (const [index, text] of freeDay(turn).entries()) await boxes.nth(index).fill(text);
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "সংরক্ষণ করুন" }).click();
  await expect(dialog).toBeHidden();
}

/** The n-th Sunday of December, a working day between the holidays of that month. */
function freeDay(turn: number): readonly [string, string, string] {
  const first = new Date(Date.UTC(YEAR, 11, 1));
  const day = 1 + ((7 - first.getUTCDay()) % 7) + (turn - 1) * 7;
  return [String(day).padStart(2, "0"), "12", String(YEAR)];
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}
