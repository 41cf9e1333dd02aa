import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import type { UiLinkProps } from "../../ui/controls/UiLink.tsx";

/**
 * The kit's links, led through the router. The router's own Link would mark every address that begins like the open one
 * as the current page, which screen readers then repeat.
 */
export function RouterLink({ onClick, children, href, ...link }: UiLinkProps) {
  const router = useRouter();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, { href, ...link })) return;
    event.preventDefault();
    router.history.push(href);
  }

  return (
    <a {...link} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Other sites, new tabs and downloads are the browser's own business. */
function isForBrowser(event: MouseEvent, { href, target, download }: UiLinkProps): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    !href.startsWith("/") ||
    target !== undefined ||
    download !== undefined ||
    event.button !== 0 ||
    hasModifier
  );
}
