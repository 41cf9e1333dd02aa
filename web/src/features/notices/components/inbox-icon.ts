import {
  CalendarClock,
  ClipboardList,
  ClipboardPen,
  FileText,
  ListChecks,
  type LucideIcon,
  Megaphone,
  UserCog,
} from "lucide-react";

/** By what the system tells of; a notice someone wrote has the megaphone. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  PLAN_RETURNED: ClipboardPen,
  PLAN_REMINDER: ClipboardList,
  PLAN_DEADLINE_MOVED: CalendarClock,
  SURVEY_PUBLISHED: ListChecks,
  REPORT_READY: FileText,
  DUTY_CHANGED: UserCog,
  VISIT_RETURNED: ClipboardPen,
};

export function inboxIcon(kind: string | null): LucideIcon {
  return (kind === null ? undefined : ICONS[kind]) ?? Megaphone;
}
