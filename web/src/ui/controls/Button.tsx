import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Spinner } from "../feedback/Spinner.tsx";
import { classNames } from "../class-names.ts";
import { buttonClass, type ButtonLook } from "./button-class.ts";
import styles from "./Button.module.css";

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled">, ButtonLook {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  isDisabled?: boolean | undefined;
  /** work is under way: keeps its width, ignores presses, shows a turning ring */
  isPending?: boolean | undefined;
  /** false renders nothing; the app decides it from the reader's permissions */
  isAllowed?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, isFull, icon, iconEnd, isDisabled, isPending, isAllowed, ...native } =
    props;
  if (isAllowed === false) return null;
  return (
    <button
      type="button"
      {...native}
      className={classNames(buttonClass({ variant, size, isFull }), native.className)}
      onClick={isPending ? ignore : native.onClick}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
    >
      <span className={styles.content}>
        {icon}
        {native.children}
        {iconEnd}
      </span>
      {isPending && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** Stays focusable while it works, but a second press neither clicks nor submits. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}
