import { useMemo } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { SettingsForms } from "../use-settings-forms.ts";
import { useTestSend } from "../use-test-send.ts";
import { ConnectionBadge } from "./ConnectionBadge.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import styles from "./SettingsFields.module.css";
import { StoredPassword } from "./StoredPassword.tsx";
import { TestRow } from "./TestRow.tsx";

export function SmsSection({ section }: { section: SettingsForms["sms"] }) {
  const { t } = useTranslation("settings");
  const test = useTestSend("sms");
  const { form, isPending, passwordStored, isSet, isDirty } = section;
  const { errors } = form.formState;
  const labels = useMemo(
    () => ({
      "sms.url": t("settings.url"),
      "sms.prefix": t("settings.prefix"),
      "sms.username": t("settings.username"),
      "sms.password": t("settings.password"),
      "sms.maskText": t("settings.maskText"),
    }),
    [t],
  );
  const plain = { autoComplete: "off", autoCapitalize: "none", spellCheck: false };
  return (
    <SettingsCard
      section={section}
      labels={labels}
      badge={<ConnectionBadge isSet={isSet} test={test} />}
      foot={<TestRow test={test} type="tel" isReady={isSet && !isDirty} />}
    >
      <div className={styles.fields}>
        <TextField
          {...plain}
          id="sms.url"
          type="url"
          lang="en"
          label={labels["sms.url"]}
          isRequired
          isDisabled={isPending}
          error={errors.url?.message}
          {...form.register("url")}
        />
        <TextField
          {...plain}
          id="sms.prefix"
          label={labels["sms.prefix"]}
          isMarkedOptional
          isDisabled={isPending}
          error={errors.prefix?.message}
          {...form.register("prefix")}
        />
        <TextField
          {...plain}
          id="sms.username"
          lang="en"
          label={labels["sms.username"]}
          isMarkedOptional
          isDisabled={isPending}
          error={errors.username?.message}
          {...form.register("username")}
        />
        <Controller
          control={form.control}
          name="password"
          render={({ field }) => (
            <StoredPassword
              id="sms.password"
              isStored={passwordStored}
              isDisabled={isPending}
              value={field.value}
              onChange={field.onChange}
              error={errors.password?.message}
            />
          )}
        />
      </div>
      <div className={styles.line}>
        <Controller
          control={form.control}
          name="useMask"
          render={({ field }) => (
            <Checkbox
              label={t("settings.useMask")}
              description={t("settings.useMaskHelp")}
              isDisabled={isPending}
              isChecked={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <TextField
          {...plain}
          id="sms.maskText"
          lang="en"
          label={labels["sms.maskText"]}
          isDisabled={isPending}
          error={errors.maskText?.message}
          {...form.register("maskText")}
        />
      </div>
    </SettingsCard>
  );
}
