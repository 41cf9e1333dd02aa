import { defineDomain } from "../../platform/http/domain.ts";
import { deliver } from "./notices.jobs.ts";

export const noticesDomain = defineDomain({ calls: {}, handlers: {}, jobs: [deliver] });
