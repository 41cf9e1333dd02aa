import { useEffect } from "react";
import { useTranslation } from "react-i18next";

export function useDocumentTitle(page: string): void {
  const { t } = useTranslation();
  const title = t("app.tabTitle", { page, app: t("app.name") });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
