export { moveOpenRows, movePlans } from "./hand-over.writes.ts";
export { findPlannedVisit, fulfilPlannedVisit } from "./planned-visit.ts";
