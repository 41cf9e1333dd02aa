export { INSTITUTE_TYPES, MANAGEMENT } from "./institute-words.ts";
export { findInstitute } from "./institutes.reads.ts";
