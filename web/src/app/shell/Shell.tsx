import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useMediaQuery, WIDE_SCREEN } from "../../lib/browser/use-media-query.ts";
import { useAllowed } from "../../lib/session/use-allowed.ts";
import { useUser } from "../../lib/session/use-user.ts";
import { usePathname } from "../../shared/routing/navigation.ts";
import { useOpenRoute } from "../../shared/routing/use-route-definition.ts";
import { SkipLink } from "../../ui/layout/SkipLink.tsx";
import { DutyGate } from "../duty/DutyGate.tsx";
import { IdentityStrip } from "../frames/IdentityStrip.tsx";
import { MenuDrawer } from "../menu/MenuDrawer.tsx";
import { MenuPanel } from "../menu/MenuPanel.tsx";
import { PendingScreen } from "../routing/PendingScreen.tsx";
import { PrintHeader } from "./PrintHeader.tsx";
import { RouteCrumbs } from "./RouteCrumbs.tsx";
import styles from "./Shell.module.css";
import { TopBar } from "./TopBar.tsx";

const FIELD_WORK = ["VISIT_INSTITUTE", "VISIT_OFFICE"] as const;

/** Phones of those who carry out visits have it; nobody else loads it. The menu leads everywhere without it. */
const TabBar = lazy<ComponentType>(() =>
  import("./TabBar.tsx").catch(() => ({ default: () => null })),
);

/** Everything around a signed-in screen. */
export default function Shell({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const user = useUser();
  const isWide = useMediaQuery(WIDE_SCREEN);
  const [byHand, setByHand] = useState<{ isOpen: boolean; isWide: boolean; isFullPage: boolean }>();
  const { isFullPage: fills, hidesTopBar = false } = useOpenRoute() ?? {};
  const isFullPage = fills === true || (fills === "phone" && !isWide);
  // Open beside the page, shut over it, until the reader decides otherwise for this width and kind of page.
  const isSame = byHand?.isWide === isWide && byHand.isFullPage === isFullPage;
  const isMenuOpen = isSame ? byHand.isOpen : isWide && !isFullPage;
  const setMenuOpen = (isOpen: boolean) => setByHand({ isOpen, isWide, isFullPage });
  const main = useFocusOnNavigation();
  const hasTabs = useAllowed(FIELD_WORK) && !isWide && !isFullPage;
  if (!user) return null;
  return (
    <div className={styles.shell} data-tabs={hasTabs || undefined}>
      <SkipLink target="main">{t("shell.skip")}</SkipLink>
      <header className={styles.header}>
        <IdentityStrip />
        {(isWide || !hidesTopBar) && (
          <TopBar
            user={user}
            isMenuOpen={isMenuOpen}
            onToggleMenu={() => setMenuOpen(!isMenuOpen)}
          />
        )}
      </header>
      <div className={styles.body} data-menu={isWide && isMenuOpen ? "" : undefined}>
        {isWide && isMenuOpen && (
          <aside id="side-menu" className={styles.side}>
            <MenuPanel />
          </aside>
        )}
        {!isWide && isMenuOpen && <MenuDrawer onClose={() => setMenuOpen(false)} />}
        <main id="main" ref={main} tabIndex={-1} className={isFullPage ? styles.full : styles.main}>
          <PrintHeader />
          {!isFullPage && <RouteCrumbs />}
          <Suspense fallback={<PendingScreen />}>{children}</Suspense>
        </main>
      </div>
      {hasTabs && (
        <Suspense>
          <TabBar />
        </Suspense>
      )}
      <DutyGate user={user} />
    </div>
  );
}

/** After a change of page the keyboard and the screen reader go on at the new content. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
