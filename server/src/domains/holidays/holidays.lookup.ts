export { listHolidays } from "./holidays.reads.ts";
