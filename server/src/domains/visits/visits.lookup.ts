export { moveBegunVisits } from "./drafts.writes.ts";
export { readVisit } from "./visit-detail.ts";
