import { SITE_LIMITS } from "@shikkha/contract/site-settings.ts";
import { Controller, useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { NO_WORDS } from "../model/site-values.ts";
import { useRowLabels } from "../use-row-labels.ts";
import type { SiteForms } from "../use-site-forms.ts";
import { EditedList } from "./EditedList.tsx";
import { LogoField } from "./LogoField.tsx";
import { PairFields } from "./PairFields.tsx";
import { SettingsCard } from "./SettingsCard.tsx";

export function PartnersSection({ section }: { section: SiteForms["partners"] }) {
  const { t } = useTranslation("settings");
  const { pick } = useFormat();
  const { form, isPending } = section;
  const { fields, append, move, remove } = useFieldArray({
    control: form.control,
    name: "partners",
  });
  const partners = useWatch({ control: form.control, name: "partners" });
  const errors = form.formState.errors.partners;
  const words = {
    "name.bn": t("site.nameBangla"),
    "name.en": t("site.nameEnglish"),
    url: t("site.url"),
    logo: t("site.logo"),
  };
  const labels = useRowLabels("partners.partners", fields.length, words);
  return (
    <SettingsCard section={section} labels={labels}>
      <EditedList
        kind="partners"
        rows={fields}
        nameOf={(index) => pick(partners[index]?.name.bn ?? "", partners[index]?.name.en ?? "")}
        hasProblem={(index) => errors?.[index] !== undefined}
        most={SITE_LIMITS.partners}
        isDisabled={isPending}
        onAdd={() =>
          append(
            { name: NO_WORDS, url: "", logo: null },
            { focusName: `partners.${fields.length}.name.bn` },
          )
        }
        onMove={move}
        onRemove={remove}
      >
        {(index) => (
          <>
            <PairFields
              form={form}
              name={`partners.${index}.name`}
              before="partners."
              labels={{ bn: words["name.bn"], en: words["name.en"] }}
              isDisabled={isPending}
            />
            <TextField
              id={`partners.partners.${index}.url`}
              type="url"
              lang="en"
              autoComplete="off"
              label={words.url}
              isMarkedOptional
              isDisabled={isPending}
              error={errors?.[index]?.url?.message}
              {...form.register(`partners.${index}.url`)}
            />
            <Controller
              control={form.control}
              name={`partners.${index}.logo`}
              render={({ field }) => (
                <LogoField
                  id={`partners.partners.${index}.logo`}
                  label={words.logo}
                  isDisabled={isPending}
                  value={field.value}
                  onChange={field.onChange}
                  error={errors?.[index]?.logo?.message}
                />
              )}
            />
          </>
        )}
      </EditedList>
    </SettingsCard>
  );
}
