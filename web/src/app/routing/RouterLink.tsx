import { Link } from "@tanstack/react-router";
import type { UiLinkProps } from "../../ui/controls/UiLink.tsx";

/** The kit's links, led through the router; addresses outside the application stay plain. */
export function RouterLink({ href, ...rest }: UiLinkProps) {
  if (!href.startsWith("/")) return <a href={href} {...rest} />;
  return <Link to={href} {...rest} />;
}
