import {
  CalendarClock,
  CalendarX2,
  ChartColumn,
  ClipboardList,
  FileCheck2,
  Presentation,
  UserX,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReportName } from "@shikkha/contract/reports/report-names.ts";
import { useTranslation } from "react-i18next";
import { useRouteDefinition } from "../../../shared/routing/use-route-definition.ts";
import { LinkCardGrid } from "../../../ui/layout/LinkCardGrid.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { type CardGroup, cardsOf } from "../model/report-pages.ts";

const ICONS: Record<ReportName, LucideIcon> = {
  "plan-submission": FileCheck2,
  "office-institute-summary-report": ChartColumn,
  "monitoring-plan": ClipboardList,
  "monitoring-activities-completed": FileCheck2,
  "monitoring-activities-completed-delay": CalendarClock,
  "monitoring-activities-incomplete": CalendarX2,
  "monitoring-teacher-staff-absent-count": UserX,
  "monitoring-summary": ChartColumn,
  "monitoring-officer-staff-absent-count": UserX,
  curriculum: Presentation,
  "monitoring-subjective-report": ChartColumn,
};

/** The reports of one kind as cards. */
export function ReportCards({ group }: { group: CardGroup }) {
  const { t } = useTranslation("report");
  const { t: common } = useTranslation();
  const { title } = useRouteDefinition();
  return (
    <>
      <PageHeader title={common(title)} meta={t(`cards.${group}`)} />
      <LinkCardGrid
        cards={cardsOf(group).map(({ href, page }) => {
          const Icon = ICONS[page.name];
          return {
            href,
            title: common(page.title),
            text: t(`about.${page.name}`),
            icon: <Icon size={20} />,
          };
        })}
      />
    </>
  );
}
