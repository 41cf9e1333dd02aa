import { useState } from "react";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { DropArea } from "../../../ui/fields/DropArea.tsx";
import { FileChooser } from "../../../ui/fields/FileChooser.tsx";
import { MultiSelect } from "../../../ui/fields/MultiSelect.tsx";
import type { MultiValue } from "../../../ui/fields/multi-value.ts";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { YearPicker } from "../../../ui/fields/YearPicker.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { KIT_ZONES } from "./kit-zones.ts";
import styles from "./Kit.module.css";
import { KitSection } from "./KitSection.tsx";
import { useKitText } from "./use-kit-text.ts";

export function PickerSamples() {
  const t = useKitText();
  const zones = KIT_ZONES.map((zone) => ({ id: zone.id, name: t(zone.bn, zone.en) }));
  const [zone, setZone] = useState<string | null>(null);
  const [many, setMany] = useState<MultiValue>(["ctg", "khulna"]);
  const [date, setDate] = useState<string | null>("2026-11-15");
  const [until, setUntil] = useState<string | null>(null);
  const [year, setYear] = useState(2026);
  const [file, setFile] = useState<File | null>(null);
  return (
    <KitSection title={t("বাছাই", "Pickers")}>
      <Card>
        <div className={styles.three}>
          <Select label={t("অঞ্চল", "Zone")} options={zones} value={zone} onChange={setZone} />
          <MultiSelect
            label={t("একাধিক অঞ্চল", "Several zones")}
            options={zones}
            value={many}
            onChange={setMany}
            hasAll
          />
          <DatePicker label={t("তারিখ পর্যন্ত", "Until date")} value={date} onChange={setDate} />
          <Select
            label={t("জেলা", "District")}
            options={[]}
            value={null}
            onChange={() => {}}
            isDisabled
          />
          <Select
            label={t("উপজেলা", "Upazila")}
            options={zones}
            value={null}
            onChange={() => {}}
            isRequired
            error={t("একটি উপজেলা বাছুন", "Choose an upazila")}
          />
          <DatePicker
            label={t("জমার শেষ তারিখ", "Deadline")}
            value={until}
            onChange={setUntil}
            min="2026-11-15"
            max="2026-12-31"
            isRequired
            help={t("১৫ নভেম্বর থেকে ৩১ ডিসেম্বর", "15 November to 31 December")}
          />
          <YearPicker label={t("বছর", "Year")} value={year} onChange={setYear} last={2027} />
          <NativeSelect
            label={t("সহজ তালিকা", "Plain list")}
            options={zones}
            value="dhaka"
            onChange={() => {}}
          />
          <DatePicker
            label={t("নিষ্ক্রিয় তারিখ", "Disabled date")}
            value="2026-11-15"
            onChange={() => {}}
            isDisabled
          />
        </div>
      </Card>
      <Card>
        <div className={styles.two}>
          <FileChooser label={t("ছুটির ফাইল", "Holiday file")} file={file} onChange={setFile} />
          <DropArea
            label={t("সংযুক্তি", "Attachments")}
            hint={t("পিডিএফ বা ছবি, সর্বোচ্চ ৫ মেগাবাইট", "PDF or picture, at most 5 MB")}
            files={[
              { id: "1", name: "holidays-2027.csv", size: t("২ কিলোবাইট", "2 KB") },
              {
                id: "2",
                name: "notice.exe",
                size: t("৪.১ মেগাবাইট", "4.1 MB"),
                refusal: t("এই ধরনের ফাইল নেওয়া যায় না", "This kind of file is not accepted"),
              },
            ]}
            onAdd={() => {}}
            onRemove={() => {}}
          />
        </div>
      </Card>
    </KitSection>
  );
}
