import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sendPicture } from "../../platform/files/stored-picture.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { discardVisit, saveVisit, startVisit } from "./draft.commands.ts";
import { receivePhoto } from "./photo.commands.ts";
import { findPhotoKey } from "./photos.reads.ts";
import { returnVisit } from "./return.commands.ts";
import { submitVisit } from "./submit.commands.ts";
import { requireSeeing } from "./visit-access.ts";
import { getVisit, readVersion, readVisit } from "./visit-detail.ts";
import { sweepVisitPhotos } from "./visits.jobs.ts";
import { listVisits } from "./visits.reads.ts";

export const visitsDomain = defineDomain({
  calls: visitCalls,
  jobs: [sweepVisitPhotos],
  constraints: {
    visit_draft_one_per_plan_row: VISIT_ERRORS.begunElsewhere,
    plan_row_visit_unique: VISIT_ERRORS.alreadyVisited,
    visit_photo_once: VISIT_ERRORS.samePhoto,
  },
  handlers: {
    list: ({ params, query }, { db, actor }) => {
      requireSeeing(actor, params.kind);
      return listVisits(actor, db, params.kind, query);
    },
    one: ({ params }, { db, actor }) => readVisit(db, actor, params),
    version: ({ params }, { db, actor }) => readVersion(db, actor, params),
    photo: async ({ params, query }, { db, actor, platform, exchange }) => {
      const { id } = await getVisit(db, actor, params);
      const key = await findPhotoKey(db, id, params.photoId, query.size);
      if (key === undefined) throw new AppError(ERRORS.notFound);
      return sendPicture(exchange.reply, platform.files, key, "reader");
    },
    start: (input, { actor, platform, ...write }) =>
      startVisit(write, actor, input, platform.now()),
    save: (input, { actor, platform, ...write }) => saveVisit(write, actor, input, platform.now()),
    discard: (input, { actor, ...write }) => discardVisit(write, actor, input),
    submit: (input, { actor, platform, ...write }) => submitVisit(platform, write, actor, input),
    addPhoto: (input, { actor, platform, ...write }) => receivePhoto(platform, write, actor, input),
    return: (input, { actor, platform, ...write }) =>
      returnVisit(write, actor, input, platform.now()),
  },
});
