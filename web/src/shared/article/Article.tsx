import type { ReactNode } from "react";
import { PageHeader } from "../../ui/layout/PageHeader.tsx";
import type { ArticleContent } from "./article-content.ts";
import styles from "./Article.module.css";
import { ArticleText } from "./ArticleText.tsx";

interface Props {
  content: ArticleContent;
  /** Between the introduction and the text: a picture, a timeline. */
  children?: ReactNode;
}

/** A page to read: contents beside the text, or above it on narrow screens. */
export function Article({ content, children }: Props) {
  return (
    <div className={styles.page}>
      <PageHeader title={content.title} meta={content.lead} />
      <div className={styles.columns}>
        <nav aria-label={content.contents} className={styles.contents}>
          <p className={styles.label}>{content.contents}</p>
          <ol>
            {content.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.text}>
          {children}
          {content.sections.map((section) => (
            <ArticleText key={section.id} section={section} />
          ))}
        </article>
      </div>
    </div>
  );
}
