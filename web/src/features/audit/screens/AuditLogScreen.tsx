import { auditCalls } from "@shikkha/contract/audit.ts";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { FilterShape } from "../../../shared/list/FilterShape.tsx";
import { ListFrame } from "../../../shared/list/ListFrame.tsx";
import { PrintButton } from "../../../shared/list/PrintButton.tsx";
import { ListFileMenu } from "../../../shared/report/ListFileMenu.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { useActionLogs, useAuditChain } from "../audit.api.ts";
import { AuditTable } from "../components/AuditTable.tsx";
import { ChainCard } from "../components/ChainCard.tsx";
import { VerifyButton } from "../components/VerifyButton.tsx";
import { useAuditList } from "../use-audit-list.ts";

const AuditFilters = lazy(() => import("../components/AuditFilters.tsx"));

export default function AuditLogScreen() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const { pick } = useFormat();
  const list = useAuditList();
  const answer = useActionLogs(list.request);
  const { data: chain } = useAuditChain();
  const { officerId } = list.query;
  const person = answer.data?.items.find((entry) => entry.officerId === officerId);
  return (
    <>
      <PageHeader
        title={common("menu.auditLog")}
        meta={t("audit.meta")}
        actions={
          <>
            <PrintButton />
            <VerifyButton />
            <ListFileMenu
              call={auditCalls.download}
              request={(format) => ({ params: { format }, query: list.filter })}
              fileName="audit_log"
              total={answer.data?.total}
              outdates={[auditCalls.actionLogs]}
            />
          </>
        }
      />
      <ChainCard />
      <Suspense fallback={<FilterShape />}>
        <AuditFilters
          list={list}
          personName={person && pick(person.officerNameBangla, person.officerNameEnglish)}
        />
      </Suspense>
      <ListFrame
        answer={answer}
        paging={list}
        summary={(total) => t("audit.found", { count: answer.data?.total ?? 0, number: total })}
        emptyTitle={t("audit.none")}
        isFiltered={list.isFiltered}
      >
        {(parts) => (
          <AuditTable
            {...parts}
            trailHref={list.trailHref}
            brokenEntry={chain?.lastCheck?.brokenEntry ?? undefined}
          />
        )}
      </ListFrame>
    </>
  );
}
