export { readVisit } from "./visit-detail.ts";
