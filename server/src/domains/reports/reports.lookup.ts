export { findPreparer } from "./preparer.reads.ts";
export { findDesignation, listPlaceNames } from "./place-names.reads.ts";
export { reportFrame, type ReportFrame } from "./report-frame.ts";
export { dayWords, same } from "./report-words.ts";
