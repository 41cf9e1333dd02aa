import { LANGUAGES, type Language } from "@shikkha/contract/kernel/language.ts";
import { Smartphone } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/format/use-format.ts";
import { Segmented } from "../../../ui/controls/Segmented.tsx";
import { useBuilder } from "../model/builder-context.ts";
import { FormPreview } from "./FormPreview.tsx";
import styles from "./PhonePreview.module.css";

/** The form as it will look on a phone, in either language; answers try the conditions and go nowhere. */
export function PhonePreview() {
  const { t } = useTranslation("form");
  const [language, setLanguage] = useState<Language>(useLanguage());
  const document = useDeferredValue(useBuilder((state) => state.document));
  return (
    <aside className={styles.panel} aria-label={t("builder.preview")}>
      <div className={styles.head}>
        <span>
          <Smartphone size={18} aria-hidden />
          {t("builder.onThePhone")}
        </span>
        <Segmented
          label={t("builder.previewLanguage")}
          value={language}
          onChange={setLanguage}
          items={LANGUAGES.map((id) => ({ id, label: t(`language.${id}`) }))}
        />
      </div>
      <div className={styles.phone}>
        <p className={styles.title}>
          {language === "bn" ? document.nameBangla : document.nameEnglish}
        </p>
        <div className={styles.screen}>
          <FormPreview tree={document.tree} language={language} />
        </div>
      </div>
      <p className={styles.note}>{t("builder.previewNote")}</p>
    </aside>
  );
}
