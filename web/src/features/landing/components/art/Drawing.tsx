import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"svg">, "role" | "aria-label"> {
  /** What is to be seen, read aloud. */
  label: string;
}

/** A drawing that says something on its own. */
export function Drawing({ label, ...svg }: Props) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing cannot be an img element
  return <svg {...svg} role="img" aria-label={label} />;
}
