import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { iconImports } from "../../web/build/icon-imports.ts";
import { noBrowserLocale } from "../../web/build/react-aria-locale.ts";
import { reactAriaBengali } from "../../web/build/react-aria-bengali.ts";
import { questionSet } from "./question-set.ts";

const HERE = import.meta.dirname;
const WEB = join(HERE, "../../web");
/** What a page shares with parts it brings in later would be files of their own; the peer's page is one file, so is ours. */
const PAGE =
  /\/(?:web|contract)\/src\/(?!i18n\/(?:bn|en)\/|.*DateInput)|\/en\/(?:common|form)\.json/;
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

export type PageName = "ours" | "peer";

/** One page as it would be delivered, React in a file of its own, the questions asked for while the code is on its way. */
export async function buildPage(name: PageName, work: string): Promise<void> {
  const root = join(work, name);
  const page = join(HERE, "pages", `${name}.js`);
  await mkdir(join(root, "public"), { recursive: true });
  await writeFile(
    join(root, "index.html"),
    `<!doctype html><html lang="en"><head><title>${name}</title><script>globalThis.questions = fetch("/questions.json").then((answer) => answer.json())</script></head><body><div id="root"></div><script type="module" src="./page.js"></script></body></html>`,
  );
  // A copy where the peer is installed would not find ours, and the reverse: each page is entered through its own folder.
  await writeFile(join(root, "page.js"), `import ${JSON.stringify(page)};\n`);
  await writeFile(join(root, "public/questions.json"), JSON.stringify(questionSet[name]));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins:
      name === "ours" ? [reactAriaBengali(), noBrowserLocale(), iconImports(), react()] : [react()],
    css: { modules: { localsConvention: "camelCaseOnly" } },
    resolve: {
      dedupe: ["react", "react-dom"],
      alias: [
        { find: /^i18next$/, replacement: join(WEB, "src/i18n/engine.ts") },
        { find: /^survey-core/, replacement: join(work, "node_modules/survey-core") },
        { find: /^survey-react-ui/, replacement: join(work, "node_modules/survey-react-ui") },
      ],
    },
    build: {
      target: "es2022",
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: "react", test: REACT, priority: 2 },
              { name: "page", test: PAGE },
            ],
          },
        },
      },
    },
  });
}
