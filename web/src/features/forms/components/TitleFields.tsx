import { FORM_LIMITS } from "@shikkha/contract/forms/question.ts";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../../lib/format/use-format.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { titleFaults, type Titles } from "../model/titles.ts";
import styles from "./TitleFields.module.css";

interface Props {
  titles: Titles;
  /** Faults of empty fields show once the author has tried to go on; too long shows at once. */
  isTried: boolean;
  isDisabled?: boolean | undefined;
  onChange: (titles: Titles) => void;
}

/** The title of a form in both languages. */
export function TitleFields({ titles, isTried, isDisabled, onChange }: Props) {
  const { t } = useTranslation("form");
  const { number } = useFormat();
  const faults = titleFaults(titles, useLanguage());
  const faultOf = (name: keyof Titles) =>
    isTried || titles[name].length > FORM_LIMITS.title ? faults[name] : undefined;
  const count = (text: string) => (
    <span className={styles.count} aria-hidden>
      {number(text.length)}/{number(FORM_LIMITS.title)}
    </span>
  );
  return (
    <div className={styles.fields}>
      <TextField
        id="nameBangla"
        lang="bn"
        label={t("title.bangla")}
        isRequired
        isDisabled={isDisabled}
        value={titles.nameBangla}
        error={faultOf("nameBangla")}
        after={count(titles.nameBangla)}
        onChange={(event) => onChange({ ...titles, nameBangla: event.target.value })}
      />
      <TextField
        id="nameEnglish"
        lang="en"
        label={t("title.english")}
        isRequired
        isDisabled={isDisabled}
        value={titles.nameEnglish}
        error={faultOf("nameEnglish")}
        after={count(titles.nameEnglish)}
        onChange={(event) => onChange({ ...titles, nameEnglish: event.target.value })}
      />
    </div>
  );
}
