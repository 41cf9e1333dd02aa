import type { ArticleSection } from "./article-content.ts";
import { ArticleBlockText } from "./ArticleBlockText.tsx";
import styles from "./ArticleText.module.css";

export function ArticleText({ section }: { section: ArticleSection }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className={styles.section}>
      <h2 id={`${section.id}-title`} className={styles.title}>
        {section.title}
      </h2>
      {section.blocks.map((block) => (
        <ArticleBlockText key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  );
}
