import type { FormSummary } from "@shikkha/contract/forms/form.ts";
import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  EllipsisVertical,
  Eye,
  type LucideIcon,
  Pencil,
  Trash2,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { buttonClass } from "../../../ui/controls/button-class.ts";
import { Menu } from "../../../ui/overlay/Menu.tsx";
import { actionsFor, type FormAction } from "../model/form-action.ts";

const ICON: Record<FormAction, LucideIcon> = {
  detail: Eye,
  edit: Pencil,
  copy: Copy,
  download: Download,
  deactivate: Archive,
  activate: ArchiveRestore,
  remove: Trash2,
};

interface Props {
  form: FormSummary;
  onAction: (action: FormAction, form: FormSummary) => void;
}

/** What can be done with this form as things stand. */
export function FormActions({ form, onAction }: Props) {
  const { t } = useTranslation("form");
  const { name } = useFormat();
  const actions = actionsFor(form);
  return (
    <Menu
      label={t("list.actionsOf", { name: name(form) })}
      isIconOnly
      triggerClassName={buttonClass({ variant: "quiet", size: "sm" })}
      trigger={<EllipsisVertical size={18} aria-hidden />}
      items={actions.map((id) => {
        const Icon = ICON[id];
        return {
          id,
          label: t(`action.${id}`),
          icon: <Icon size={18} aria-hidden />,
          ...(id === "remove" && { tone: "bad" as const }),
        };
      })}
      onAction={(id) => {
        const action = actions.find((one) => one === id);
        if (action) onAction(action, form);
      }}
    />
  );
}
