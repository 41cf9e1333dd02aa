import type { ArticleBlock } from "./article-content.ts";
import styles from "./ArticleText.module.css";

export function ArticleBlockText({ block }: { block: ArticleBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  const [List, className, items] =
    "list" in block
      ? (["ul", styles.list, block.list] as const)
      : (["ol", styles.steps, block.steps] as const);
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
