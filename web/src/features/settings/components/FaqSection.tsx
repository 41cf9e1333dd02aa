import { SITE_LIMITS } from "@shikkha/contract/site-settings.ts";
import { Controller, useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { NO_WORDS } from "../model/site-values.ts";
import { useRowLabels } from "../use-row-labels.ts";
import type { SiteForms } from "../use-site-forms.ts";
import { EditedList } from "./EditedList.tsx";
import { PairFields } from "./PairFields.tsx";
import { SettingsCard } from "./SettingsCard.tsx";

export function FaqSection({ section }: { section: SiteForms["faq"] }) {
  const { t } = useTranslation("settings");
  const { pick } = useFormat();
  const { form, isPending } = section;
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: "faq" });
  const questions = useWatch({ control: form.control, name: "faq" });
  const errors = form.formState.errors.faq;
  const words = {
    "question.bn": t("site.questionBangla"),
    "question.en": t("site.questionEnglish"),
    "answer.bn": t("site.answerBangla"),
    "answer.en": t("site.answerEnglish"),
  };
  const labels = useRowLabels("faq.faq", fields.length, words);
  return (
    <SettingsCard section={section} labels={labels}>
      <EditedList
        kind="faq"
        rows={fields}
        nameOf={(index) =>
          pick(questions[index]?.question.bn ?? "", questions[index]?.question.en ?? "")
        }
        hasProblem={(index) => errors?.[index] !== undefined}
        most={SITE_LIMITS.questions}
        isDisabled={isPending}
        onAdd={() =>
          append(
            { question: NO_WORDS, answer: NO_WORDS },
            { focusName: `faq.${fields.length}.question.bn` },
          )
        }
        onMove={move}
        onRemove={remove}
      >
        {(index) => (
          <>
            <PairFields
              form={form}
              name={`faq.${index}.question`}
              before="faq."
              labels={{ bn: words["question.bn"], en: words["question.en"] }}
              isDisabled={isPending}
            />
            {(["bn", "en"] as const).map((language) => (
              <Controller
                key={language}
                control={form.control}
                name={`faq.${index}.answer.${language}`}
                render={({ field }) => (
                  <TextArea
                    {...field}
                    id={`faq.faq.${index}.answer.${language}`}
                    lang={language}
                    rows={4}
                    limit={SITE_LIMITS.answer}
                    label={words[`answer.${language}`]}
                    isRequired
                    isDisabled={isPending}
                    error={errors?.[index]?.answer?.[language]?.message}
                  />
                )}
              />
            ))}
          </>
        )}
      </EditedList>
    </SettingsCard>
  );
}
