import { expect, test } from "vitest";
import * as bengali from "./aria-bengali.ts";

type Strings = Record<string, unknown>;
const english = import.meta.glob<Strings>(
  [
    "../../../node_modules/react-aria/dist/private/intl/*/en-US.mjs",
    "../../../node_modules/react-stately/dist/private/intl/datepicker/en-US.mjs",
    "../../../node_modules/react-aria-components/dist/private/intl/en-US.mjs",
  ],
  { eager: true, import: "default" },
);

const FILE_NAMES: Record<string, string> = {
  components: "react-aria-components/dist/private/intl/en-US",
  stately_datepicker: "react-stately/dist/private/intl/datepicker/en-US",
  tooltip: "react-aria/dist/private/intl/previewtrigger/en-US",
};

test.each(Object.entries(bengali))("%s has every word react-aria has", (part, words) => {
  const file = FILE_NAMES[part] ?? `react-aria/dist/private/intl/${part}/en-US`;
  const found = Object.entries(english).find(([path]) => path.includes(file));
  expect(Object.keys(words).sort()).toEqual(Object.keys(found?.[1] ?? {}).sort());
});
