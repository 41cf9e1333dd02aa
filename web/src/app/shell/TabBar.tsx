import { CalendarCheck, ClipboardCheck, ClipboardList, CloudUpload, School } from "lucide-react";
import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSettled } from "../../lib/browser/use-settled.ts";
import { usePermissions } from "../../lib/session/use-allowed.ts";
import { currentYear } from "../../lib/format/today.ts";
import { usePathname } from "../../shared/routing/navigation.ts";
import { UiLink } from "../../ui/controls/UiLink.tsx";
import { tabsFor, tabAt } from "./tabs.ts";
import styles from "./TabBar.module.css";

/** Reads the device's own store, which the first page does without. */
const TabBadge = lazy<ComponentType>(() =>
  import("./TabBadge.tsx").catch(() => ({ default: () => null })),
);

const SETTLED_MS = 4000;

const ICONS = {
  myWeek: CalendarCheck,
  visits: ClipboardCheck,
  offline: CloudUpload,
  plan: ClipboardList,
  institutes: School,
};

/** The places of field work under the thumb; beside the menu, not instead of it. */
export default function TabBar() {
  const { t } = useTranslation();
  const pathname = usePathname();
  const isSettled = useSettled(SETTLED_MS);
  const tabs = tabsFor(usePermissions(), currentYear());
  const open = tabAt(tabs, pathname);
  return (
    <nav className={styles.bar} aria-label={t("shell.fieldWork")}>
      {tabs.map(({ id, href }) => {
        const Icon = ICONS[id];
        return (
          <UiLink
            key={id}
            href={href}
            aria-current={open?.id === id ? (pathname === href ? "page" : "true") : undefined}
          >
            <Icon size={22} aria-hidden />
            {t(`shell.tab.${id}`)}
            {id === "offline" && isSettled && (
              <Suspense>
                <TabBadge />
              </Suspense>
            )}
          </UiLink>
        );
      })}
    </nav>
  );
}
