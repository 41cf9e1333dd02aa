import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/format/use-format.ts";
import { setAppLanguage } from "../../lib/session/general-store.ts";
import styles from "./LanguageButton.module.css";

/** Names the other language, in that language. */
export function LanguageButton() {
  const { t } = useTranslation();
  const other = useLanguage() === "bn" ? "en" : "bn";
  const name = other === "bn" ? t("shell.bengali") : t("shell.english");
  return (
    <button
      type="button"
      lang={other}
      className={styles.button}
      onClick={() => setAppLanguage(other)}
    >
      <Globe size={18} aria-hidden />
      <span className={styles.name}>{name}</span>
    </button>
  );
}
