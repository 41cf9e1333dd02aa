import type { Permission } from "@shikkha/contract/access/permissions.ts";
import type { LucideIcon } from "lucide-react";
import type { CommonKey } from "../../i18n/text-key.ts";

/** What a link in the menu may depend on. */
export interface MenuPlace {
  readonly year: number;
  readonly zoneId: number;
}

interface Needs {
  readonly allOf?: readonly Permission[];
  readonly anyOf?: readonly Permission[];
}

export interface MenuItem extends Needs {
  readonly id: string;
  readonly label: CommonKey;
  readonly to: string | ((place: MenuPlace) => string);
}

interface Placed {
  /** Smaller stands higher; the numbers leave room in between. */
  readonly order: number;
  readonly icon: LucideIcon;
}

export type MenuLink = MenuItem & Placed;

export interface MenuGroup extends Needs, Placed {
  readonly id: string;
  readonly label: CommonKey;
  readonly items: readonly MenuItem[];
}

export type MenuEntry = MenuLink | MenuGroup;

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return "items" in entry;
}

function meets({ allOf = [], anyOf = [] }: Needs, held: readonly Permission[]): boolean {
  return (
    allOf.every((one) => held.includes(one)) &&
    (anyOf.length === 0 || anyOf.some((one) => held.includes(one)))
  );
}

/** The menu of someone with these permissions; a group without an allowed child falls away. */
export function menuFor(
  entries: readonly MenuEntry[],
  held: readonly Permission[],
): readonly MenuEntry[] {
  return entries
    .filter((entry) => meets(entry, held))
    .map((entry) =>
      isGroup(entry) ? { ...entry, items: entry.items.filter((item) => meets(item, held)) } : entry,
    )
    .filter((entry) => !isGroup(entry) || entry.items.length > 0)
    .toSorted((one, other) => one.order - other.order);
}
