import { CHANNELS, MESSAGE_LIMIT } from "@shikkha/contract/settings.ts";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { CheckboxGroup } from "../../../ui/fields/CheckboxGroup.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { smsParts } from "@shikkha/contract/notices/sms-parts.ts";
import type { SettingsForms } from "../use-settings-forms.ts";
import styles from "./SettingsFields.module.css";

interface Props {
  section: SettingsForms["notification"];
  kind: "reminder" | "rejection";
}

/** A message and the ways it goes; its length is told in SMS, for that is what is paid. */
export function MessageFields({ section: { form, isPending }, kind }: Props) {
  const { t } = useTranslation("settings");
  const { number } = useFormat();
  const errors = form.formState.errors[kind];
  return (
    <div className={styles.column}>
      <Controller
        control={form.control}
        name={`${kind}.message`}
        render={({ field }) => {
          const parts = smsParts(field.value);
          return (
            <TextArea
              {...field}
              id={`notification.${kind}.message`}
              label={t(`settings.message.${kind}`)}
              isRequired
              isDisabled={isPending}
              rows={3}
              limit={MESSAGE_LIMIT}
              note={
                parts > 0 && (
                  <span className={styles.parts}>
                    {t("settings.smsParts", { count: parts, number: number(parts) })}
                  </span>
                )
              }
              error={errors?.message?.message}
            />
          );
        }}
      />
      <Controller
        control={form.control}
        name={`${kind}.media`}
        render={({ field }) => (
          <CheckboxGroup
            id={`notification.${kind}.media`}
            label={t(`settings.media.${kind}`)}
            isRequired
            isDisabled={isPending}
            isRow
            options={CHANNELS.map((id) => ({ id, name: t(`settings.channel.${id}`) }))}
            value={field.value}
            onChange={field.onChange}
            error={errors?.media?.message}
          />
        )}
      />
    </div>
  );
}
