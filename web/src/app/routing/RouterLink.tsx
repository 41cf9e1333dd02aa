import type { MouseEvent } from "react";
import { browserHistory } from "../../shared/routing/browser-history.ts";
import type { UiLinkProps } from "../../ui/controls/UiLink.tsx";

/** The kit's links, led through the router. */
export function RouterLink({ onClick, children, href, ...link }: UiLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, { href, ...link })) return;
    event.preventDefault();
    browserHistory.push(href);
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
