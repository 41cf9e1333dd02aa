import { UiLink } from "../controls/UiLink.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import styles from "./Breadcrumb.module.css";

export interface Crumb {
  label: string;
  /** the last one, where the reader is, has none */
  href?: string | undefined;
}

export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { words } = useUiLocale();
  return (
    <nav aria-label={words.youAreHere}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {item.href ? (
              <UiLink href={item.href} className={styles.link}>
                {item.label}
              </UiLink>
            ) : (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
