import { ChevronDown } from "lucide-react";
import type { Question } from "../model/faq.ts";
import styles from "./FaqItem.module.css";

/** Native details: the browser's own search opens it, and it needs no state. */
export function FaqItem({ question: { question, answer } }: { question: Question }) {
  return (
    <details className={styles.item}>
      <summary className={styles.question}>
        {question}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
