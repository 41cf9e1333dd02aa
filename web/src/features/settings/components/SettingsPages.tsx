import { LinkCardGrid } from "../../../ui/layout/LinkCardGrid.tsx";
import { useSettingsPages } from "../use-settings-pages.ts";
import styles from "./SettingsPages.module.css";

/** The ways to the other pages, where there is no room for the list of sections beside them. */
export function SettingsPages() {
  const cards = useSettingsPages().map(({ icon: Icon, ...page }) => ({
    ...page,
    icon: <Icon size={20} aria-hidden />,
  }));
  return (
    <div className={styles.pages}>
      <LinkCardGrid cards={cards} />
    </div>
  );
}
