import { PASSWORD_LEAST } from "@shikkha/contract/auth/password.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { PasswordField } from "../../../shared/fields/PasswordField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import type { GuestFieldsProps } from "./guest-fields.ts";
import styles from "./GuestFields.module.css";

export function LoginFields({ form, labels, isDisabled }: GuestFieldsProps) {
  const { t } = useTranslation("settings");
  const { number } = useFormat();
  const { errors } = form.formState;
  return (
    <Card title={t("guest.login")} description={t("guest.loginNote")}>
      <div className={styles.fields}>
        <div className={styles.whole}>
          <TextField
            id="username"
            label={labels.username}
            help={t("guest.usernameHelp")}
            isRequired
            isDisabled={isDisabled}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            {...form.register("username")}
          />
        </div>
        <PasswordField
          id="password"
          label={labels.password}
          help={t("guest.passwordHelp", { least: number(PASSWORD_LEAST) })}
          isRequired
          isDisabled={isDisabled}
          error={errors.password?.message}
          {...form.register("password")}
        />
        <PasswordField
          id="confirmation"
          label={labels.confirmation}
          help={t("guest.confirmationHelp")}
          isRequired
          isDisabled={isDisabled}
          error={errors.confirmation?.message}
          {...form.register("confirmation")}
        />
      </div>
    </Card>
  );
}
