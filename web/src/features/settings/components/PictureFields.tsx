import type { TypedWords } from "@shikkha/contract/gallery.ts";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { usePictureLabels } from "../use-picture-labels.ts";
import styles from "./PictureFields.module.css";

interface Props {
  form: UseFormReturn<TypedWords>;
  /** Stands before the names in the ids. */
  before: string;
  isDisabled: boolean;
}

const WORDS = [
  { name: "captionBangla", lang: "bn", isRequired: true },
  { name: "captionEnglish", lang: "en", isRequired: true },
  { name: "altBangla", lang: "bn", isRequired: false },
  { name: "altEnglish", lang: "en", isRequired: false },
] as const;

/** What is said of a picture, in both languages. */
export function PictureFields({ form, before, isDisabled }: Props) {
  const { t } = useTranslation("settings");
  const labels = usePictureLabels(before);
  return (
    <div className={styles.fields}>
      {WORDS.map(({ name, lang, isRequired }) => (
        <TextField
          key={name}
          id={before + name}
          lang={lang}
          autoComplete="off"
          label={labels[before + name] ?? ""}
          help={isRequired ? undefined : t("gallery.altHelp")}
          isRequired={isRequired}
          isMarkedOptional={!isRequired}
          isDisabled={isDisabled}
          error={form.formState.errors[name]?.message}
          {...form.register(name)}
        />
      ))}
      <div className={styles.wide}>
        <Controller
          control={form.control}
          name="isIllustration"
          render={({ field }) => (
            <Checkbox
              label={t("gallery.isDrawn")}
              description={t("gallery.isDrawnHelp")}
              isDisabled={isDisabled}
              isChecked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </div>
    </div>
  );
}
