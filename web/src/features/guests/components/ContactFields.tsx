import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import type { GuestFieldsProps } from "./guest-fields.ts";
import styles from "./GuestFields.module.css";

export function ContactFields({ form, labels, isDisabled }: GuestFieldsProps) {
  const { t } = useTranslation("settings");
  const { errors } = form.formState;
  return (
    <Card title={t("guest.contact")}>
      <div className={styles.fields}>
        <TextField
          id="email"
          type="email"
          label={labels.email}
          isRequired
          isDisabled={isDisabled}
          autoComplete="off"
          error={errors.email?.message}
          {...form.register("email")}
        />
        <TextField
          id="phone"
          type="tel"
          inputMode="tel"
          label={labels.phone}
          placeholder={t("guest.phoneExample")}
          isRequired
          isDisabled={isDisabled}
          autoComplete="off"
          error={errors.phone?.message}
          {...form.register("phone")}
        />
      </div>
    </Card>
  );
}
