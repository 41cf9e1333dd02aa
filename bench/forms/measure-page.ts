import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";

export interface Felt {
  /** From the start of the navigation until the first input is painted, in milliseconds. */
  readonly firstInput: number;
  /** One letter in a text, until the next frame is painted. */
  readonly keystroke: number;
  /** A yes that opens a question, until it is painted. */
  readonly toggle: number;
  /** Gzipped bytes of the code the page asked for, React's own aside. */
  readonly code: number;
}

/** What someone who fills in the form would feel. */
export async function measurePage(browser: Browser, url: string): Promise<Felt> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => {
    const wait = setInterval(() => {
      if (!document.querySelector("#root input")) return;
      clearInterval(wait);
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(globalThis, { firstInputAt: performance.now() })),
      );
    }, 1);
  });
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith(".js") && !/\/react-[^/]+$/.test(answer.url()))
      scripts.push(answer.body());
  });
  await page.goto(url);
  await page.waitForFunction("globalThis.firstInputAt !== undefined");
  const firstInput = await page.evaluate<number>("globalThis.firstInputAt");
  await page.waitForTimeout(500);
  const keystroke = await medianOf(9, () => timeKeystroke(page));
  const toggle = await medianOf(9, (round) => timeToggle(page, round));
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  await page.context().close();
  const code = sizes.reduce((sum, bytes) => sum + bytes, 0);
  return { firstInput, keystroke, toggle, code };
}

async function medianOf(rounds: number, run: (round: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await run(round));
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** The work of the page's own thread, which a frame would wait for; an idle wait for the next frame does not count. */
function timeKeystroke(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const box = document.querySelector<HTMLInputElement>(
      '#root input[type="text"], #root input:not([type])',
    );
    if (!box) throw new Error("There is no text to write in.");
    box.focus();
    const started = performance.now();
    // As a key does: past what React keeps on the element itself.
    Reflect.set(HTMLInputElement.prototype, "value", `${box.value}a`, box);
    box.dispatchEvent(new Event("input", { bubbles: true }));
    box.dispatchEvent(new KeyboardEvent("keyup", { key: "a", bubbles: true }));
    await new Promise((turn) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", turn);
      port1.start();
      port2.postMessage(0);
    });
    void document.body.offsetHeight;
    return performance.now() - started;
  });
}

function timeToggle(page: Page, round: number): Promise<number> {
  return page.evaluate(async (at) => {
    const texts = () => document.querySelectorAll('#root input[type="text"]').length;
    const yes = [...document.querySelectorAll<HTMLElement>("#root label")].filter((label) =>
      label.textContent.trim().startsWith("Yes"),
    )[at];
    if (!yes) throw new Error("There is nothing to say yes to.");
    const before = texts();
    const started = performance.now();
    (yes.querySelector("input") ?? yes).click();
    while (texts() === before && performance.now() - started < 2000)
      await new Promise((turn) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", turn);
        port1.start();
        port2.postMessage(0);
      });
    void document.body.offsetHeight;
    return performance.now() - started;
  }, round);
}
