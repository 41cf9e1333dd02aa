import { DOWNLOAD_FORMATS } from "@shikkha/contract/kernel/download.ts";
import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { CalendarSync, Download, EllipsisVertical, Lightbulb, Plus, Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { YearStepper } from "../../../../shared/years/YearStepper.tsx";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { buttonClass } from "../../../../ui/controls/button-class.ts";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { PageHeader } from "../../../../ui/layout/PageHeader.tsx";
import { Menu } from "../../../../ui/overlay/Menu.tsx";
import { addVisitsAddress, myPlanAddress, suggestionAddress } from "../../plan-address.ts";
import { usePlanDownload } from "./use-plan-download.ts";
import { PLAN_TONE, usePlanWords } from "./use-plan-words.ts";

interface Props {
  plan: OfficerPlan;
  onFeed: () => void;
}

export function PlanHeader({ plan, onFeed }: Props) {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const { t: report } = useTranslation("report");
  const { date, digits, pick, time } = useFormat();
  const words = usePlanWords();
  const download = usePlanDownload(plan);
  const { session, officer, changedAt, status } = plan;
  const meta = [
    t("plan.meta", { year: digits(String(session.year)) }),
    pick(officer.workplaceBangla, officer.workplaceEnglish),
    changedAt && t("plan.changed", { date: date(changedAt), time: time(changedAt) }),
  ];
  return (
    <PageHeader
      title={common("menu.myPlan")}
      beside={
        <>
          <YearStepper year={session.year} hrefOf={myPlanAddress} />
          <Badge tone={PLAN_TONE[status]}>{words.status(status)}</Badge>
        </>
      }
      meta={meta.filter(Boolean).join(" · ")}
      actions={
        <>
          <Menu
            label={t("plan.more")}
            triggerClassName={buttonClass({})}
            isIconOnly
            trigger={<EllipsisVertical size={18} aria-hidden />}
            items={[
              {
                id: "feed",
                label: t("plan.feed.action"),
                icon: <CalendarSync size={18} aria-hidden />,
              },
              ...DOWNLOAD_FORMATS.map((id) => ({
                id,
                label: t("plan.download", { format: report(`format.${id}`) }),
                icon: <Download size={18} aria-hidden />,
              })),
              { id: "print", label: t("plan.print"), icon: <Printer size={18} aria-hidden /> },
            ]}
            onAction={(id) => {
              const format = DOWNLOAD_FORMATS.find((one) => one === id);
              if (format) download(format);
              else if (id === "feed") onFeed();
              else window.print();
            }}
          />
          {plan.isOpen && (
            <>
              <ButtonLink
                href={suggestionAddress(session.id)}
                icon={<Lightbulb size={17} aria-hidden />}
              >
                {t("suggest.action")}
              </ButtonLink>
              <ButtonLink
                variant="primary"
                href={addVisitsAddress(session.id)}
                icon={<Plus size={18} aria-hidden />}
              >
                {t("add.action")}
              </ButtonLink>
            </>
          )}
        </>
      }
    />
  );
}
