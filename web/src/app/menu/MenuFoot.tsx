import { useTranslation } from "react-i18next";
import { currentYear } from "../../lib/format/today.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import { setAppLanguage } from "../../lib/session/general-store.ts";
import { Segmented } from "../../ui/controls/Segmented.tsx";
import styles from "./MenuFoot.module.css";

export function MenuFoot() {
  const { t } = useTranslation();
  const { language, digits } = useFormat();
  const year = digits(String(currentYear()));
  return (
    <div className={styles.foot}>
      <Segmented
        label={t("shell.language")}
        isFull
        value={language}
        onChange={setAppLanguage}
        items={[
          { id: "bn", label: t("shell.bengali") },
          { id: "en", label: t("shell.english") },
        ]}
      />
      <p>{t("app.rights", { year })}</p>
    </div>
  );
}
