import { useId, type ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"svg">, "role"> {
  title: string;
  /** read instead of the title when the drawing can be said in one sentence */
  spoken?: string | undefined;
}

/** A drawing with a name. */
export function ChartSvg({ title, spoken, children, ...svg }: Props) {
  const titleId = useId();
  const name = spoken ? { "aria-label": spoken } : { "aria-labelledby": titleId };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing cannot be an img element
    <svg role="img" {...name} {...svg}>
      <title id={titleId}>{title}</title>
      {children}
    </svg>
  );
}
