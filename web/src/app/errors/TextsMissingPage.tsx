import { NO_ANSWER } from "@shikkha/contract/kernel/errors.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { StatePage } from "../../shared/states/StatePage.tsx";
import { Button } from "../../ui/controls/Button.tsx";

const AGAIN = { bn: "আবার চেষ্টা করুন", en: "Try again" } as const;

/** Not even the texts arrived: the few words the code itself holds. */
export function TextsMissingPage({ language }: { language: Language }) {
  return (
    <main>
      <StatePage
        title={NO_ANSWER[language]}
        actions={
          <Button variant="primary" size="lg" onClick={() => location.reload()}>
            {AGAIN[language]}
          </Button>
        }
      />
    </main>
  );
}
