import { useMemo, useState } from "react";
import { createFormat } from "../../../lib/format/create-format.ts";
import { Segmented } from "../../../ui/controls/Segmented.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { SkipLink } from "../../../ui/layout/SkipLink.tsx";
import { UiLocaleProvider, type UiLanguage } from "../../../ui/UiLocale.tsx";
import { ButtonSamples } from "../components/ButtonSamples.tsx";
import { CalendarSamples } from "../components/CalendarSamples.tsx";
import { ChartSamples } from "../components/ChartSamples.tsx";
import { FeedbackSamples } from "../components/FeedbackSamples.tsx";
import { FieldSamples } from "../components/FieldSamples.tsx";
import { KIT_WORDS } from "../components/kit-words.ts";
import { LayoutSamples } from "../components/LayoutSamples.tsx";
import { OverlaySamples } from "../components/OverlaySamples.tsx";
import { PickerSamples } from "../components/PickerSamples.tsx";
import { TableSamples } from "../components/TableSamples.tsx";
import styles from "../components/Kit.module.css";

interface Props {
  initialLanguage?: UiLanguage | undefined;
}

/** Every piece of the kit in all its states, in both languages. */
export function KitScreen({ initialLanguage = "bn" }: Props) {
  const [language, setLanguage] = useState<UiLanguage>(initialLanguage);
  const locale = useMemo(
    () => ({ ...createFormat(language), words: KIT_WORDS[language] }),
    [language],
  );
  return (
    <UiLocaleProvider locale={locale}>
      <main lang={language} className={styles.page}>
        <SkipLink target="kit">{language === "bn" ? "মূল অংশে যান" : "Skip to content"}</SkipLink>
        <PageHeader
          title={language === "bn" ? "উপাদান" : "Kit"}
          meta={language === "bn" ? "প্রতিটি উপাদান, সব অবস্থায়" : "Every piece in all its states"}
          actions={
            <Segmented
              label={language === "bn" ? "ভাষা" : "Language"}
              value={language}
              onChange={setLanguage}
              items={[
                { id: "bn", label: "বাংলা" },
                { id: "en", label: "English" },
              ]}
            />
          }
        />
        <div id="kit" tabIndex={-1}>
          <ButtonSamples />
          <FieldSamples />
          <PickerSamples />
          <TableSamples />
          <OverlaySamples />
          <FeedbackSamples />
          <LayoutSamples />
          <ChartSamples />
          <CalendarSamples />
        </div>
      </main>
    </UiLocaleProvider>
  );
}
