import { expect, it } from "vitest";
import { PUBLIC_KEYS } from "../../../build/public-texts.ts";

/** Everything that can stand on a public page. */
const sources = import.meta.glob<string>(
  [
    "../../features/landing/**/*.{ts,tsx}",
    "../../shared/{article,contact,people}/*.{ts,tsx}",
    "../../shared/art/TowerArt.tsx",
    "../../shared/states/StatePage.tsx",
    "../frames/*.{ts,tsx}",
    "../providers/{Offline*,Kit*,ui-words*}.{ts,tsx}",
    "./*.{ts,tsx}",
    "!**/*.test.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

it("holds every text of the public pages", () => {
  const used = Object.values(sources).flatMap((code) =>
    [
      ...code.matchAll(
        /\bt\(\s*"((?:app|shell|landing|offline|kit|page|menu|place|error|action)\.\w+)"/g,
      ),
    ].map(([, key = ""]) => key),
  );
  const routeTitles = [
    ...(sources["../../features/landing/landing.routes.tsx"] ?? "").matchAll(/title: "([\w.]+)"/g),
  ];
  const wanted = [...used, ...routeTitles.map(([, key = ""]) => key)];
  const missing = wanted.filter(
    (key) => !PUBLIC_KEYS.some((known) => key === known || key.startsWith(`${known}.`)),
  );
  expect(wanted.length).toBeGreaterThan(20);
  expect([...new Set(missing)]).toEqual([]);
});
