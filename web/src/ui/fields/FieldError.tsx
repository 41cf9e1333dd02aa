import { TriangleAlert } from "lucide-react";
import styles from "./Field.module.css";

interface Props {
  id: string;
  children: string | undefined;
}

export function FieldError({ id, children }: Props) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <TriangleAlert size={15} aria-hidden />
      {children}
    </p>
  );
}
