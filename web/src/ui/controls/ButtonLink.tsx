import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { buttonClass, type ButtonLook } from "./button-class.ts";
import { UiLink, type UiLinkProps } from "./UiLink.tsx";

interface Props extends UiLinkProps, ButtonLook {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  isAllowed?: boolean | undefined;
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({
  variant,
  size,
  isFull,
  icon,
  iconEnd,
  isAllowed = true,
  ...link
}: Props) {
  if (!isAllowed) return null;
  return (
    <UiLink
      {...link}
      className={classNames(buttonClass({ variant, size, isFull }), link.className)}
    >
      {icon}
      {link.children}
      {iconEnd}
    </UiLink>
  );
}
