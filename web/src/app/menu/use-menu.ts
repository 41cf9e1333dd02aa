import type { Permission } from "@shikkha/contract/access/permissions.ts";
import { FALLBACK_ZONE_ID } from "@shikkha/contract/locations.ts";
import { useMemo } from "react";
import { currentYear } from "../../lib/format/today.ts";
import { useUser } from "../../lib/session/use-user.ts";
import { type MenuEntry, menuFor, type MenuItem } from "../../shared/routing/menu-entry.ts";
import { MENU } from "../features.ts";

interface Menu {
  readonly entries: readonly MenuEntry[];
  /** Where an item leads today, for this duty. */
  readonly href: (item: Pick<MenuItem, "to">) => string;
}

export function useMenu(held: readonly Permission[]): Menu {
  const zoneId = useUser()?.activeJurisdiction.zoneId ?? FALLBACK_ZONE_ID;
  return useMemo(() => {
    const place = { zoneId, year: currentYear() };
    return {
      entries: menuFor(MENU, held),
      href: ({ to }) => (typeof to === "string" ? to : to(place)),
    };
  }, [held, zoneId]);
}
