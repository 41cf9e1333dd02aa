import { SITE_LIMITS } from "@shikkha/contract/site-settings.ts";
import { useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { NO_WORDS } from "../model/site-values.ts";
import { useRowLabels } from "../use-row-labels.ts";
import type { SiteForms } from "../use-site-forms.ts";
import { EditedList } from "./EditedList.tsx";
import { PairFields } from "./PairFields.tsx";
import { SettingsCard } from "./SettingsCard.tsx";

export function TutorialsSection({ section }: { section: SiteForms["tutorials"] }) {
  const { t } = useTranslation("settings");
  const { pick } = useFormat();
  const { form, isPending } = section;
  const { fields, append, move, remove } = useFieldArray({
    control: form.control,
    name: "tutorials",
  });
  const videos = useWatch({ control: form.control, name: "tutorials" });
  const errors = form.formState.errors.tutorials;
  const words = {
    "title.bn": t("site.titleBangla"),
    "title.en": t("site.titleEnglish"),
    url: t("site.url"),
  };
  const labels = useRowLabels("tutorials.tutorials", fields.length, words);
  return (
    <SettingsCard section={section} labels={labels}>
      <EditedList
        kind="tutorials"
        rows={fields}
        nameOf={(index) => pick(videos[index]?.title.bn ?? "", videos[index]?.title.en ?? "")}
        hasProblem={(index) => errors?.[index] !== undefined}
        most={SITE_LIMITS.tutorials}
        isDisabled={isPending}
        onAdd={() =>
          append({ title: NO_WORDS, url: "" }, { focusName: `tutorials.${fields.length}.title.bn` })
        }
        onMove={move}
        onRemove={remove}
      >
        {(index) => (
          <>
            <PairFields
              form={form}
              name={`tutorials.${index}.title`}
              before="tutorials."
              labels={{ bn: words["title.bn"], en: words["title.en"] }}
              isDisabled={isPending}
            />
            <TextField
              id={`tutorials.tutorials.${index}.url`}
              type="url"
              lang="en"
              autoComplete="off"
              label={words.url}
              isRequired
              isDisabled={isPending}
              error={errors?.[index]?.url?.message}
              {...form.register(`tutorials.${index}.url`)}
            />
          </>
        )}
      </EditedList>
    </SettingsCard>
  );
}
