import { covers } from "@shikkha/contract/access/jurisdiction.ts";
import { FORM_ERRORS } from "@shikkha/contract/forms/form.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { KIND_OF } from "@shikkha/contract/visits/visit-words.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { findPublishedForm } from "../forms/forms.lookup.ts";
import { addAction, endAction } from "./action.commands.ts";
import { listActions } from "./actions.reads.ts";
import { readHistory, searchPlaces } from "./history.reads.ts";
import { isAt, listPlaceCards, placeKey } from "./place-cards.reads.ts";
import { publicKeyText } from "./receipts.ts";
import { requireVisiting } from "./visit-access.ts";
import { findPlace, type FoundPlace, type PlaceId } from "./visit-place.reads.ts";
import { readWeek } from "./week.reads.ts";

/** A place of the jurisdiction; any other does not exist. */
async function getPlace(db: Database, actor: Actor, wanted: PlaceId): Promise<FoundPlace> {
  const place = await findPlace(db, wanted);
  if (!place || !covers(actor.scope, place.path)) throw new AppError(ERRORS.notFound);
  return place;
}

export const fieldDomain = defineDomain({
  calls: fieldCalls,
  handlers: {
    week: ({ query }, { db, actor, platform }) =>
      readWeek(db, actor.personId, { ...query, today: dayInDhaka(platform.now()) }),
    form: async ({ params }, { db, actor }) => {
      requireVisiting(actor, params.kind);
      const form = await findPublishedForm(db, KIND_OF[params.kind]);
      if (!form) throw new AppError(FORM_ERRORS.noneForMonitoring);
      return form;
    },
    card: async ({ query }, { db, actor, platform }) => {
      const place = await getPlace(db, actor, query);
      const year = Number(dayInDhaka(platform.now()).slice(0, 4));
      const card = (await listPlaceCards(db, [place], year)).get(placeKey(place));
      if (!card) throw new AppError(ERRORS.notFound);
      return card;
    },
    places: ({ params, query }, { db, actor }) => {
      requireVisiting(actor, params.kind);
      return searchPlaces(actor.scope, db, params.kind, query.search);
    },
    history: async ({ query }, { db, actor }) =>
      readHistory(db, await getPlace(db, actor, query), query.size),
    actions: async ({ query }, { db, actor }) =>
      listActions(db, isAt(await getPlace(db, actor, query))),
    addAction: ({ body }, { actor, ...write }) => addAction(write, actor, body),
    closeAction: (input, { actor, platform, ...write }) =>
      endAction(write, actor, input, platform.now()),
    receiptKey: async (_input, { platform }) => ({
      algorithm: "Ed25519" as const,
      publicKey: publicKeyText(platform.keys.receiptPrivate),
    }),
  },
});
