export { moveOpenRows, movePlans } from "./hand-over.writes.ts";
export { KIND_WORDS, STATUS_WORDS, submissionColumns } from "./plan-columns.ts";
export { countSubmissions, submissionRows } from "./review.reads.ts";
export { findPlannedVisit } from "./planned-visit.reads.ts";
export { fulfilPlannedVisit } from "./planned-visit.writes.ts";
