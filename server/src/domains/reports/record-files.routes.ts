import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { recordFileCalls } from "@shikkha/contract/reports/record-files.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { pdfStream } from "../../platform/export/pdf/pdf-stream.ts";
import { sendFile } from "../../platform/export/send-file.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { goneSignal } from "../../platform/http/gone-signal.ts";
import { findInstitute } from "../institutes/institutes.lookup.ts";
import { readVisit } from "../visits/visits.lookup.ts";
import { instituteFile } from "./institute-file.ts";
import { reportFrame } from "./report-frame.ts";
import { visitFile } from "./visit-file.ts";

export const recordFilesDomain = defineDomain({
  calls: recordFileCalls,
  handlers: {
    visit: async ({ params }, { actor, platform, language, exchange, tx, record }) => {
      const visit = await readVisit(tx, actor, params);
      record({ target: { kind: "visit", id: visit.id }, after: { format: "pdf" } });
      const { personId } = actor;
      const frame = await reportFrame(tx, { personId, at: platform.now(), language });
      const content = pdfStream(visitFile(visit, frame));
      return sendFile(exchange.reply, `${params.kind}_visit_${visit.id}`, "pdf", content);
    },
    institute: async ({ params }, { actor, scope, platform, language, exchange, tx, record }) => {
      const institute = await findInstitute(scope, tx, params.eiin);
      if (!institute) throw new AppError(ERRORS.notFound);
      record({ target: { kind: "institute", id: institute.id }, after: { format: "pdf" } });
      const { personId } = actor;
      const frame = await reportFrame(tx, { personId, at: platform.now(), language });
      const content = pdfStream(
        instituteFile(
          { scope, db: platform.readDb, signal: goneSignal(exchange.reply) },
          institute,
          frame,
        ),
      );
      return sendFile(exchange.reply, `institute_profile_${institute.eiin}`, "pdf", content);
    },
  },
});
