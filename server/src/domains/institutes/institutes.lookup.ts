export { findInstitute } from "./institutes.reads.ts";
