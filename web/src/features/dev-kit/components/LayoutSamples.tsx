import { Building2, ClipboardList, FileDown, Printer, School, Star, X } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Chip } from "../../../ui/controls/Chip.tsx";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Facts } from "../../../ui/layout/Facts.tsx";
import { FilterCard } from "../../../ui/layout/FilterCard.tsx";
import { LinkCardGrid } from "../../../ui/layout/LinkCardGrid.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { StatTile } from "../../../ui/layout/StatTile.tsx";
import { StatTiles } from "../../../ui/layout/StatTiles.tsx";
import { KIT_ZONES } from "./kit-zones.ts";
import { KitSection } from "./KitSection.tsx";
import { useKitText } from "./use-kit-text.ts";

export function LayoutSamples() {
  const t = useKitText();
  const [zone, setZone] = useState<string | null>("dhaka");
  const [date, setDate] = useState<string | null>("2026-11-15");
  const zones = KIT_ZONES.map((item) => ({ id: item.id, name: t(item.bn, item.en) }));
  return (
    <KitSection title={t("বিন্যাস", "Layout")}>
      <div>
        <PageHeader
          crumbs={[
            { label: t("ড্যাশবোর্ড", "Dashboard"), href: "#top" },
            { label: t("প্রতিষ্ঠানের তালিকা", "Institutes") },
          ]}
          title={t("প্রতিষ্ঠানের তালিকা", "Institutes")}
          beside={<Badge>{t("খসড়া", "Draft")}</Badge>}
          meta={t(
            "পরিকল্পনা বর্ষ ২০২৬ · আপনার আওতায় ৪,২৮১টি প্রতিষ্ঠান",
            "Plan year 2026 · 4,281 institutes in your area",
          )}
          actions={
            <>
              <Button icon={<Printer size={18} aria-hidden />}>{t("প্রিন্ট", "Print")}</Button>
              <Button variant="primary" icon={<FileDown size={18} aria-hidden />}>
                {t("প্রতিবেদন তৈরি", "Prepare report")}
              </Button>
            </>
          }
        />
        <FilterCard
          summary={t("ঢাকা", "Dhaka")}
          actions={
            <Button variant="quiet" icon={<X size={16} aria-hidden />}>
              {t("ফিল্টার মুছুন", "Remove filter")}
            </Button>
          }
          extra={<Chip onRemove={() => {}}>{t("ধরন: মাদ্রাসা", "Type: madrasa")}</Chip>}
        >
          <Select label={t("অঞ্চল", "Zone")} options={zones} value={zone} onChange={setZone} />
          <Select
            label={t("জেলা", "District")}
            options={[]}
            value={null}
            onChange={() => {}}
            isDisabled
          />
          <DatePicker label={t("তারিখ পর্যন্ত", "Until date")} value={date} onChange={setDate} />
        </FilterCard>
        <StatTiles>
          <StatTile
            label={t("মোট পরিকল্পনা", "Planned visits")}
            value={t("১৬,৩৪৫", "16,345")}
            note={t("গত বছরের তুলনায় ↑ ৮%", "↑ 8% on last year")}
            icon={<ClipboardList size={20} />}
          />
          <StatTile
            label={t("সম্পন্ন পরিদর্শন", "Visits done")}
            value={t("১১,২৭২", "11,272")}
            note={t("পরিকল্পনার ৬৯%", "69% of the plan")}
            icon={<School size={20} />}
          />
          <StatTile
            label={t("আজকের পরিদর্শন", "Visits today")}
            value={t("১৮৭", "187")}
            note={t("১৪২ জন কর্মকর্তা মাঠে", "142 officers in the field")}
            icon={<Building2 size={20} />}
          />
          <StatTile
            label={t("গড় রেটিং", "Average rating")}
            value={t("৩.৮", "3.8")}
            unit={t("/ ৫", "/ 5")}
            note={t("খুব ভালো", "Very good")}
            icon={<Star size={20} />}
          />
        </StatTiles>
      </div>
      <LinkCardGrid
        cards={[
          {
            href: "#institution",
            title: t("প্রতিষ্ঠান", "Institution"),
            text: t("৫টি প্রতিবেদন", "5 reports"),
            icon: <School size={20} />,
          },
          {
            href: "#office",
            title: t("দপ্তর", "Office"),
            text: t("২টি প্রতিবেদন", "2 reports"),
            icon: <Building2 size={20} />,
          },
          {
            href: "#others",
            title: t("অন্যান্য", "Others"),
            text: t("২টি প্রতিবেদন", "2 reports"),
            icon: <ClipboardList size={20} />,
          },
        ]}
      />
      <Card title={t("তথ্য", "Facts")}>
        <Facts
          items={[
            {
              label: t("শিরোনাম", "Title"),
              value: t("২০২৭ সালের পরিকল্পনা জমার শেষ তারিখ", "Deadline of the 2027 plan"),
            },
            {
              label: t("প্রাপক", "Receivers"),
              value: t("সকল কর্মকর্তা, ঢাকা অঞ্চল", "All officers, Dhaka zone"),
            },
          ]}
        />
      </Card>
    </KitSection>
  );
}
