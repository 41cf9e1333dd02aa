import { biCalls } from "@shikkha/contract/bi.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { explore, exploreDistricts } from "./explore.ts";
import { listViews } from "./views.reads.ts";
import { removeView, saveView } from "./views.writes.ts";

export const biDomain = defineDomain({
  calls: biCalls,
  handlers: {
    explore: ({ query }, { platform, scope }) => explore(platform.readDb, scope, query),
    districts: ({ query }, { platform, scope }) => exploreDistricts(platform.readDb, scope, query),
    views: (_input, { db, actor }) => listViews(db, actor.personId),
    saveView: ({ body }, { actor, ...write }) => saveView(write, actor.personId, body),
    removeView: ({ params }, { actor, ...write }) => removeView(write, actor.personId, params.id),
  },
});
