import { useMemo } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { SettingsForms } from "../use-settings-forms.ts";
import { useTestSend } from "../use-test-send.ts";
import { ConnectionBadge } from "./ConnectionBadge.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import styles from "./SettingsFields.module.css";
import { StoredPassword } from "./StoredPassword.tsx";
import { TestRow } from "./TestRow.tsx";

const SECURITY = ["TLS", "STARTTLS", "NONE"] as const;

export function EmailSection({ section }: { section: SettingsForms["email"] }) {
  const { t } = useTranslation("settings");
  const test = useTestSend("email");
  const { form, isPending, passwordStored, isSet, isDirty } = section;
  const { errors } = form.formState;
  const labels = useMemo(
    () => ({
      "email.host": t("settings.host"),
      "email.port": t("settings.port"),
      "email.security": t("settings.security"),
      "email.from": t("settings.from"),
      "email.username": t("settings.username"),
      "email.password": t("settings.password"),
    }),
    [t],
  );
  const plain = { autoComplete: "off", autoCapitalize: "none", spellCheck: false, lang: "en" };
  return (
    <SettingsCard
      section={section}
      labels={labels}
      badge={<ConnectionBadge isSet={isSet} test={test} />}
      foot={<TestRow test={test} type="email" isReady={isSet && !isDirty} />}
    >
      <div className={styles.fields}>
        <TextField
          {...plain}
          id="email.host"
          label={labels["email.host"]}
          isRequired
          isDisabled={isPending}
          error={errors.host?.message}
          {...form.register("host")}
        />
        <Controller
          control={form.control}
          name="port"
          render={({ field }) => (
            <NumberField
              id="email.port"
              label={labels["email.port"]}
              isRequired
              isDisabled={isPending}
              value={field.value}
              onChange={field.onChange}
              error={errors.port?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="security"
          render={({ field }) => (
            <NativeSelect
              id="email.security"
              label={labels["email.security"]}
              isRequired
              isDisabled={isPending}
              options={SECURITY.map((id) => ({ id, name: t(`settings.securityKind.${id}`) }))}
              value={field.value}
              onChange={field.onChange}
              error={errors.security?.message}
            />
          )}
        />
        <TextField
          {...plain}
          id="email.from"
          type="email"
          label={labels["email.from"]}
          isRequired
          isDisabled={isPending}
          error={errors.from?.message}
          {...form.register("from")}
        />
        <TextField
          {...plain}
          id="email.username"
          label={labels["email.username"]}
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
              id="email.password"
              isStored={passwordStored}
              isDisabled={isPending}
              value={field.value}
              onChange={field.onChange}
              error={errors.password?.message}
            />
          )}
        />
      </div>
    </SettingsCard>
  );
}
