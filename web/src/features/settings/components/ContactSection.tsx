import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { SiteForms } from "../use-site-forms.ts";
import { SettingsCard } from "./SettingsCard.tsx";
import styles from "./SettingsFields.module.css";

export function ContactSection({ section }: { section: SiteForms["contact"] }) {
  const { t } = useTranslation("settings");
  const { form, isPending } = section;
  const { errors } = form.formState;
  const labels = useMemo(
    () => ({
      "contact.hotline": t("site.hotline"),
      "contact.messagingContact": t("site.messaging"),
      "contact.email": t("site.email"),
      "contact.address.bn": t("site.addressBangla"),
      "contact.address.en": t("site.addressEnglish"),
    }),
    [t],
  );
  const field = { isDisabled: isPending, isMarkedOptional: true, autoComplete: "off" };
  return (
    <SettingsCard section={section} labels={labels}>
      <div className={styles.fields}>
        <TextField
          {...field}
          id="contact.hotline"
          inputMode="tel"
          label={labels["contact.hotline"]}
          help={t("site.phoneHelp")}
          error={errors.hotline?.message}
          {...form.register("hotline")}
        />
        <TextField
          {...field}
          id="contact.messagingContact"
          inputMode="tel"
          label={labels["contact.messagingContact"]}
          help={t("site.messagingHelp")}
          error={errors.messagingContact?.message}
          {...form.register("messagingContact")}
        />
        <TextField
          {...field}
          id="contact.address.bn"
          lang="bn"
          label={labels["contact.address.bn"]}
          error={errors.address?.bn?.message}
          {...form.register("address.bn")}
        />
        <TextField
          {...field}
          id="contact.address.en"
          lang="en"
          label={labels["contact.address.en"]}
          error={errors.address?.en?.message}
          {...form.register("address.en")}
        />
        <TextField
          {...field}
          id="contact.email"
          type="email"
          lang="en"
          label={labels["contact.email"]}
          error={errors.email?.message}
          {...form.register("email")}
        />
      </div>
    </SettingsCard>
  );
}
