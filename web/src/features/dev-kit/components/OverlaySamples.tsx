import { Download, FileSpreadsheet, FileText, Send } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/controls/Button.tsx";
import { Segmented } from "../../../ui/controls/Segmented.tsx";
import { Tabs } from "../../../ui/controls/Tabs.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { MultiSelect } from "../../../ui/fields/MultiSelect.tsx";
import type { MultiValue } from "../../../ui/fields/multi-value.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { Menu } from "../../../ui/overlay/Menu.tsx";
import { KIT_ZONES } from "./kit-zones.ts";
import styles from "./Kit.module.css";
import { KitSection } from "./KitSection.tsx";
import { useKitText } from "./use-kit-text.ts";

export function OverlaySamples() {
  const t = useKitText();
  const [open, setOpen] = useState<"dialog" | "confirm" | "delete" | null>(null);
  const [view, setView] = useState<"calendar" | "list">("calendar");
  const [tab, setTab] = useState<"all" | "sent" | "draft">("all");
  const [date, setDate] = useState<string | null>(null);
  const [zones, setZones] = useState<MultiValue>("all");
  const close = () => setOpen(null);
  return (
    <KitSection title={t("সংলাপ, মেনু, বার্তা, ট্যাব", "Dialogs, menus, toasts, tabs")}>
      <Card>
        <div className={styles.row}>
          <Button onClick={() => setOpen("dialog")}>{t("সংলাপ খুলুন", "Open dialog")}</Button>
          <Button onClick={() => setOpen("confirm")}>{t("নিশ্চিত করুন", "Confirm")}</Button>
          <Button onClick={() => setOpen("delete")}>{t("মুছে ফেলা", "Delete")}</Button>
          <Menu
            label={t("প্রতিবেদন তৈরি", "Prepare report")}
            trigger={
              <>
                <Download size={18} aria-hidden />
                {t("প্রতিবেদন তৈরি", "Prepare report")}
              </>
            }
            items={[
              { id: "pdf", label: "PDF", icon: <FileText size={18} aria-hidden /> },
              { id: "excel", label: "EXCEL", icon: <FileSpreadsheet size={18} aria-hidden /> },
              {
                id: "csv",
                label: "CSV",
                description: t("শুধু তথ্য", "Data only"),
                icon: <FileText size={18} aria-hidden />,
              },
            ]}
            onAction={(id) => showToast({ text: id })}
          />
          <Button
            onClick={() => showToast({ text: t("পরিকল্পনা সংরক্ষিত হয়েছে", "The plan is saved") })}
          >
            {t("বার্তা দেখান", "Show toast")}
          </Button>
          <Button
            onClick={() =>
              showToast({
                tone: "bad",
                text: t("পাঠানো যায়নি", "It could not be sent"),
                action: { label: t("আবার", "Again"), onPress: () => {} },
              })
            }
          >
            {t("ভুলের বার্তা", "Error toast")}
          </Button>
          <Segmented
            label={t("দৃশ্য", "View")}
            value={view}
            onChange={setView}
            items={[
              { id: "calendar", label: t("ক্যালেন্ডার", "Calendar") },
              { id: "list", label: t("তালিকা", "List") },
            ]}
          />
        </div>
        <Tabs
          label={t("নোটিশ", "Notices")}
          selected={tab}
          onSelect={setTab}
          items={[
            { id: "all", label: t("সব", "All"), count: t("২৪", "24") },
            { id: "sent", label: t("পাঠানো", "Sent"), count: t("২১", "21") },
            { id: "draft", label: t("খসড়া", "Drafts") },
          ]}
        >
          {t("বাছা ট্যাবের লেখা।", "The content of the chosen tab.")} ({tab})
        </Tabs>
      </Card>
      <Dialog
        isOpen={open === "dialog"}
        onClose={close}
        title={t("ছুটি যোগ", "Add holiday")}
        footer={
          <>
            <Button onClick={close}>{t("বাতিল", "Cancel")}</Button>
            <Button variant="primary" onClick={close}>
              {t("সংরক্ষণ করুন", "Save")}
            </Button>
          </>
        }
      >
        <TextField label={t("নাম (বাংলা)", "Name (Bangla)")} isRequired />
        <DatePicker label={t("শুরুর তারিখ", "Start date")} value={date} onChange={setDate} />
        <MultiSelect
          label={t("অঞ্চল", "Zones")}
          options={KIT_ZONES.map((zone) => ({ id: zone.id, name: t(zone.bn, zone.en) }))}
          value={zones}
          onChange={setZones}
          hasAll
        />
      </Dialog>
      <ConfirmDialog
        isOpen={open === "confirm"}
        onClose={close}
        onConfirm={close}
        title={t("নোটিশ পাঠাবেন?", "Send the notice?")}
        confirmLabel={t("পাঠান", "Send")}
      >
        <p>
          <Send size={16} aria-hidden />{" "}
          {t("১,২০৪ জন কর্মকর্তা এসএমএস পাবেন।", "1,204 officers will get an SMS.")}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === "delete"}
        onClose={close}
        onConfirm={close}
        tone="danger"
        title={t("ছুটিটি মুছবেন?", "Delete the holiday?")}
        confirmLabel={t("মুছে ফেলুন", "Delete")}
      >
        <p>{t("৩টি পরিকল্পনায় এই দিনটি আবার খোলা হবে।", "The day opens again in 3 plans.")}</p>
      </ConfirmDialog>
    </KitSection>
  );
}
