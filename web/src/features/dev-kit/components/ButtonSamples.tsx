import { FileDown, Plus, Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Chip } from "../../../ui/controls/Chip.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { Stars } from "../../../ui/controls/Stars.tsx";
import { StatusDot } from "../../../ui/controls/StatusDot.tsx";
import { ToggleChip } from "../../../ui/controls/ToggleChip.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./Kit.module.css";
import { KitSection } from "./KitSection.tsx";
import { useKitText } from "./use-kit-text.ts";

export function ButtonSamples() {
  const t = useKitText();
  const [isLow, setLow] = useState(true);
  return (
    <KitSection title={t("বোতাম, চিহ্ন, অবস্থা", "Buttons, badges, states")}>
      <Card>
        <div className={styles.row}>
          <Button variant="primary" icon={<FileDown size={18} aria-hidden />}>
            {t("প্রতিবেদন তৈরি", "Prepare report")}
          </Button>
          <Button icon={<Printer size={18} aria-hidden />}>{t("প্রিন্ট", "Print")}</Button>
          <Button variant="quiet">{t("ফিল্টার মুছুন", "Remove filter")}</Button>
          <Button variant="danger" icon={<Trash2 size={18} aria-hidden />}>
            {t("মুছে ফেলুন", "Delete")}
          </Button>
          <ButtonLink href="#top">{t("প্রথম পাতা", "Home")}</ButtonLink>
          <Button isAllowed={false}>{t("দেখা যাবে না", "Not allowed, not shown")}</Button>
        </div>
        <div className={styles.row}>
          <Button variant="primary" size="sm">
            {t("ছোট", "Small")}
          </Button>
          <Button variant="primary" size="lg">
            {t("বড়", "Large")}
          </Button>
          <Button variant="primary" isPending>
            {t("জমা দিন", "Submit")}
          </Button>
          <Button isPending>{t("জমা দিন", "Submit")}</Button>
          <Button variant="primary" isDisabled>
            {t("নিষ্ক্রিয়", "Disabled")}
          </Button>
          <Button isDisabled>{t("নিষ্ক্রিয়", "Disabled")}</Button>
          <IconButton label={t("যোগ করুন", "Add")} icon={<Plus size={20} aria-hidden />} />
          <IconButton
            size="sm"
            label={t("মুছুন", "Delete")}
            icon={<Trash2 size={17} aria-hidden />}
          />
        </div>
        <div className={styles.row}>
          <Badge tone="good">{t("সন্তোষজনক", "Satisfactory")}</Badge>
          <Badge tone="warning">{t("মনোযোগ প্রয়োজন", "Needs attention")}</Badge>
          <Badge tone="bad">{t("পিছিয়ে", "Behind")}</Badge>
          <Badge tone="info">{t("চলছে", "Under way")}</Badge>
          <Badge>{t("খসড়া", "Draft")}</Badge>
          <StatusDot tone="good">{t("জমা দেওয়া হয়েছে", "Submitted")}</StatusDot>
          <StatusDot tone="warning">{t("অপেক্ষমাণ", "Waiting")}</StatusDot>
          <StatusDot tone="bad">{t("ফেরত", "Returned")}</StatusDot>
          <StatusDot tone="neutral">{t("শুরু হয়নি", "Not started")}</StatusDot>
        </div>
        <div className={styles.row}>
          <ToggleChip isOn={isLow} onChange={setLow} count={t("১৭", "17")}>
            {t("ঘাটতি আছে", "Below minimum")}
          </ToggleChip>
          <ToggleChip isOn={false} onChange={() => {}} count={t("১১", "11")}>
            {t("৬ মাস যাওয়া হয়নি", "Not visited for 6 months")}
          </ToggleChip>
          <Chip onRemove={() => {}}>{t("জেলা: ঢাকা", "District: Dhaka")}</Chip>
          <Stars value={3.8} band={t("খুব ভালো", "Very good")} />
          <Stars value={1.5} band={t("চলনসই", "Fair")} />
        </div>
      </Card>
    </KitSection>
  );
}
