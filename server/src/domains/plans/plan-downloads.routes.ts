import { planDownloadCalls } from "@shikkha/contract/plans/plan-downloads.ts";
import { csvStream } from "../../platform/export/csv.ts";
import { sendFile } from "../../platform/export/send-file.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { planRowColumns, submissionColumns } from "./plan-columns.ts";
import { listRows } from "./plan-rows.reads.ts";
import { listAllSubmissions } from "./review.reads.ts";
import { requireSeen } from "./seen-plan.ts";

export const planDownloadsDomain = defineDomain({
  calls: planDownloadCalls,
  handlers: {
    submissions: async ({ params, query }, { scope, platform, language, exchange, record }) => {
      record({
        target: { kind: "report", id: "officer-submitted-pending-plan" },
        after: { ...query, format: params.format },
      });
      const rows = await listAllSubmissions(scope, platform.readDb, query);
      const content = csvStream(submissionColumns, inTurn(rows), language);
      return sendFile(exchange.reply, "officer_plan_submission", params.format, content);
    },
    yearlyPlan: async ({ params, query }, { actor, platform, language, exchange, tx, record }) => {
      const { officerId, planYear } = query;
      const seen = await requireSeen(tx, actor, officerId);
      record({
        target: { kind: "report", id: "officer-yearly-visit-plan" },
        after: { ...query, format: params.format },
      });
      const rows = await listRows(platform.readDb, officerId, { planYear, ...seen });
      const name = `officer_yearly_visit_plan_${officerId}_${planYear}`;
      const content = csvStream(planRowColumns, inTurn(rows), language);
      return sendFile(exchange.reply, name, params.format, content);
    },
  },
});

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
