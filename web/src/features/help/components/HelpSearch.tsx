import { useTranslation } from "react-i18next";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import styles from "./HelpSearch.module.css";

interface Props {
  search: string;
  onSearch: (search: string) => void;
}

const OFTEN = ["oftenPlan", "oftenOffline", "oftenDuty"] as const;

export function HelpSearch({ search, onSearch }: Props) {
  const { t } = useTranslation("cliche");
  return (
    <section aria-labelledby="help-title" className={styles.box}>
      <h1 id="help-title" className={styles.title}>
        {t("help.title")}
      </h1>
      <p className={styles.lead}>{t("help.lead")}</p>
      <div className={styles.field}>
        <SearchField
          label={t("help.search")}
          isLabelHidden
          placeholder={t("help.placeholder")}
          value={search}
          onChange={onSearch}
        />
      </div>
      <div className={styles.often}>
        <span>{t("help.often")}</span>
        {OFTEN.map((words) => (
          <button key={words} type="button" onClick={() => onSearch(t(`help.${words}`))}>
            {t(`help.${words}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
