export { moveOpenRows, movePlans } from "./hand-over.writes.ts";
