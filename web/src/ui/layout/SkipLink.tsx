import styles from "./SkipLink.module.css";

interface Props {
  /** id of the main content, which must be focusable */
  target: string;
  children: string;
}

/** The first stop of the keyboard: past the menu to the content. */
export function SkipLink({ target, children }: Props) {
  return (
    <a href={`#${target}`} className={styles.skip}>
      {children}
    </a>
  );
}
