import { useTranslation } from "react-i18next";
import { useRouteParams } from "../../shared/routing/navigation.ts";
import { useOpenRoute } from "../../shared/routing/use-route-definition.ts";
import { PreviousPageLink } from "../../shared/states/PreviousPageLink.tsx";
import { Breadcrumb } from "../../ui/layout/Breadcrumb.tsx";
import { ROUTES } from "../features.ts";
import { filledPath } from "../routing/filled-path.ts";
import styles from "./RouteCrumbs.module.css";

const HOME = "/dashboard";

/** The way from the dashboard to the open route, by the routes' own parents. */
export function RouteCrumbs() {
  const { t } = useTranslation();
  const open = useOpenRoute();
  const params = useRouteParams();
  if (!open || open.path === HOME || open.result) return null;
  const parent = ROUTES.find((route) => route.path === open.parent);
  const parentPath = parent && filledPath(parent.path, params);
  const items = [
    { label: t("menu.dashboard"), href: HOME },
    ...(parent ? [{ label: t(parent.title), href: parentPath }] : []),
    { label: t(open.title) },
  ];
  return (
    <div className={styles.crumbs}>
      <Breadcrumb items={items} />
      {parentPath && (
        <div className={styles.previous}>
          <PreviousPageLink parent={parentPath} />
        </div>
      )}
    </div>
  );
}
