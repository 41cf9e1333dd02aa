import { planDownloadCalls } from "@shikkha/contract/plans/plan-downloads.ts";
import { sendFile } from "../../platform/export/send-file.ts";
import { tableStream } from "../../platform/export/table-stream.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { reportFrame } from "../reports/reports.lookup.ts";
import { submissionsFile, yearlyPlanFile } from "./plan-files.ts";
import { requireSeen } from "./seen-plan.ts";

export const planDownloadsDomain = defineDomain({
  calls: planDownloadCalls,
  handlers: {
    submissions: async ({ params, query }, context) => {
      const { actor, scope, platform, language, exchange, record } = context;
      record({
        target: { kind: "report", id: "officer-submitted-pending-plan" },
        after: { ...query, format: params.format },
      });
      const frame = await reportFrame(platform.readDb, {
        personId: actor.personId,
        at: platform.now(),
        language,
      });
      const file = await submissionsFile(scope, platform.readDb, query, frame);
      const content = tableStream(params.format, file);
      return sendFile(exchange.reply, "officer_plan_submission", params.format, content);
    },
    yearlyPlan: async ({ params, query }, { actor, platform, language, exchange, tx, record }) => {
      const { officerId, planYear } = query;
      const seen = await requireSeen(tx, actor, officerId);
      record({
        target: { kind: "report", id: "officer-yearly-visit-plan" },
        after: { ...query, format: params.format },
      });
      const frame = await reportFrame(platform.readDb, {
        personId: actor.personId,
        at: platform.now(),
        language,
      });
      const file = await yearlyPlanFile(platform.readDb, { officerId, planYear, ...seen }, frame);
      const name = `officer_yearly_visit_plan_${officerId}_${planYear}`;
      return sendFile(exchange.reply, name, params.format, tableStream(params.format, file));
    },
  },
});
