import { useLanguage } from "../../lib/format/use-format.ts";
import { localAddress } from "../../lib/session/page-address.ts";
import type { UiLinkProps } from "../../ui/controls/UiLink.tsx";

/** Leads to the page prerendered in the reader's language; a plain link, so it works before any script. */
export function PublicLink({ href, children, ...link }: UiLinkProps) {
  return (
    <a {...link} href={localAddress(href, useLanguage())}>
      {children}
    </a>
  );
}
