import type { Permission } from "@shikkha/contract/access/permissions.ts";

export interface Tab {
  readonly id: "myWeek" | "visits" | "offline" | "plan" | "institutes";
  readonly href: string;
  /** What else belongs to it, besides the addresses below its own. */
  readonly also: readonly string[];
}

/** Four places: the week, the reports, what is on the device, and the institutes, or the own plan for whom they are closed. */
export function tabsFor(held: readonly Permission[], year: number): readonly Tab[] {
  const visitsInstitutes = held.includes("VISIT_INSTITUTE");
  const last: readonly Tab[] = held.includes("VIEW_INSTITUTE_DETAIL")
    ? [{ id: "institutes", href: "/institute-list", also: ["/institutes"] }]
    : held.includes("SUBMIT_VISIT_PLAN")
      ? [{ id: "plan", href: `/my-plan/${year}`, also: ["/my-plan"] }]
      : [];
  return [
    { id: "myWeek", href: "/my-week", also: [] },
    {
      id: "visits",
      href: visitsInstitutes ? "/general-visits" : "/office-visits",
      also: ["/general-visits", "/curriculum-visits", "/office-visits"],
    },
    { id: "offline", href: "/my-week/outbox", also: [] },
    ...last,
  ];
}

/** The tab an address belongs to: the one that names it most exactly. */
export function tabAt(tabs: readonly Tab[], pathname: string): Tab | undefined {
  const lengthIn = ({ href, also }: Tab) =>
    Math.max(0, ...[href, ...also].map((path) => (isBelow(path, pathname) ? path.length : 0)));
  const [best] = tabs.toSorted((one, other) => lengthIn(other) - lengthIn(one));
  return best && lengthIn(best) > 0 ? best : undefined;
}

function isBelow(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
