import { FORM_LIMITS } from "@shikkha/contract/forms/question.ts";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./BilingualInputs.module.css";

interface Props {
  label: string;
  bangla: string;
  english: string;
  onBangla: (text: string) => void;
  onEnglish: (text: string) => void;
  most?: number | undefined;
  /** Takes the focus when it appears, so that writing goes on by keyboard alone. */
  isFocused?: boolean | undefined;
}

/** A text in both languages, side by side; the missing one is amber. */
export function BilingualInputs(props: Props) {
  const { label, bangla, english, most = FORM_LIMITS.text } = props;
  const { t } = useTranslation("form");
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { isFocused } = props;
  useEffect(() => {
    if (isFocused) first.current?.focus({ preventScroll: true });
    if (isFocused) first.current?.closest("article")?.scrollIntoView({ block: "nearest" });
  }, [isFocused]);
  const lacks = (own: string, other: string) =>
    own.trim() === "" && other.trim() !== "" ? "" : undefined;
  return (
    <fieldset className={styles.pair} aria-label={label}>
      <label htmlFor={`${id}bn`}>
        {t("builder.bangla")}
        <input
          ref={first}
          id={`${id}bn`}
          lang="bn"
          value={bangla}
          maxLength={most}
          autoComplete="off"
          data-missing={lacks(bangla, english)}
          placeholder={
            lacks(bangla, english) === undefined ? undefined : t("builder.writeTranslation")
          }
          onChange={(event) => props.onBangla(event.target.value)}
        />
      </label>
      <label htmlFor={`${id}en`}>
        {t("builder.english")}
        <input
          id={`${id}en`}
          lang="en"
          value={english}
          maxLength={most}
          autoComplete="off"
          data-missing={lacks(english, bangla)}
          placeholder={
            lacks(english, bangla) === undefined ? undefined : t("builder.writeTranslation")
          }
          onChange={(event) => props.onEnglish(event.target.value)}
        />
      </label>
    </fieldset>
  );
}
