import { NO_ANSWER, TRY_AGAIN } from "@shikkha/contract/kernel/errors.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { StatePage } from "../../shared/states/StatePage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./TextsMissingPage.module.css";

/** Not even the texts arrived: the few words the code itself holds. */
export function TextsMissingPage({ language }: { language: Language }) {
  return (
    <main className={styles.page}>
      <StatePage
        title={NO_ANSWER[language]}
        actions={
          <Button variant="primary" size="lg" onClick={() => location.reload()}>
            {TRY_AGAIN[language]}
          </Button>
        }
      />
    </main>
  );
}
