import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./IconButton.module.css";

interface Props extends Omit<ComponentProps<"button">, "children" | "disabled" | "aria-label"> {
  /** read aloud, and shown when the pointer rests on it */
  label: string;
  icon: ReactNode;
  size?: "sm" | "md" | undefined;
  isDisabled?: boolean | undefined;
}

export function IconButton({ label, icon, size = "md", isDisabled, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      disabled={isDisabled}
      className={classNames(styles.button, size === "sm" && styles.sm, className)}
    >
      {icon}
    </button>
  );
}
