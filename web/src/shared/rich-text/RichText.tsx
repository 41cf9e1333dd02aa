import { Fragment, type ReactNode, useMemo } from "react";
import { readRichText, type RichNode } from "./rich-nodes.ts";
import styles from "./RichText.module.css";

/** Stored rich text as elements of our own: no markup is ever handed to the browser as it came. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => readRichText(html), [html]);
  return <div className={styles.rich}>{nodes.map(drawn)}</div>;
}

function drawn(node: RichNode, index: number): ReactNode {
  if (typeof node === "string") return <Fragment key={index}>{node}</Fragment>;
  const { tag: Tag, href, children } = node;
  if (Tag === "br") return <br key={index} />;
  const inner = children.map(drawn);
  if (Tag !== "a") return <Tag key={index}>{inner}</Tag>;
  return href === undefined ? (
    <span key={index}>{inner}</span>
  ) : (
    <a key={index} href={href} target="_blank" rel="noreferrer noopener">
      {inner}
    </a>
  );
}
