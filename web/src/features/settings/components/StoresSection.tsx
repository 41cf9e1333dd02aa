import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { SiteForms } from "../use-site-forms.ts";
import { SettingsCard } from "./SettingsCard.tsx";
import styles from "./SettingsFields.module.css";

const STORES = ["android", "ios"] as const;

export function StoresSection({ section }: { section: SiteForms["stores"] }) {
  const { t } = useTranslation("settings");
  const { form, isPending } = section;
  const labels = useMemo(
    () => ({ "stores.android": t("site.store.android"), "stores.ios": t("site.store.ios") }),
    [t],
  );
  return (
    <SettingsCard section={section} labels={labels}>
      <div className={styles.fields}>
        {STORES.map((store) => (
          <TextField
            key={store}
            id={`stores.${store}`}
            type="url"
            lang="en"
            autoComplete="off"
            label={labels[`stores.${store}`]}
            isMarkedOptional
            isDisabled={isPending}
            error={form.formState.errors[store]?.message}
            {...form.register(store)}
          />
        ))}
      </div>
    </SettingsCard>
  );
}
