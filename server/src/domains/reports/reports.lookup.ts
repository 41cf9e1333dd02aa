export { findPreparer } from "./preparer.reads.ts";
export { listPlaceNames } from "./place-names.reads.ts";
export { reportFrame, type ReportFrame } from "./report-frame.ts";
