import { galleryCalls } from "@shikkha/contract/gallery.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sendPicture } from "../../platform/files/stored-picture.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { addPicture, GALLERY_FOLDER, getPicture, reorder } from "./gallery.commands.ts";
import { isInGallery, listPictures } from "./gallery.reads.ts";
import { deletePicture, updatePicture } from "./gallery.writes.ts";
import { sweepPictures } from "./site.jobs.ts";

export const galleryDomain = defineDomain({
  calls: galleryCalls,
  jobs: [sweepPictures],
  handlers: {
    list: (_input, { db }) => listPictures(db),
    file: async ({ params: { day, name } }, { db, platform, exchange }) => {
      const key = `${GALLERY_FOLDER}/${day}/${name}`;
      // A deleted picture is gone at once, though its file goes in the night.
      if (!(await isInGallery(db, key))) throw new AppError(ERRORS.notFound);
      return sendPicture(exchange.reply, platform.files, key, "everyone");
    },
    upload: ({ query, file }, { platform, actor, ...write }) =>
      addPicture(platform, write, actor.personId, { file, words: query }),
    edit: async ({ params, body: { version, ...words } }, write) => {
      await updatePicture(write, await getPicture(write, params.id), version, words);
      return getPicture(write, params.id);
    },
    reorder: ({ body }, write) => reorder(write, body.ids),
    remove: async ({ params }, write) => {
      await deletePicture(write, await getPicture(write, params.id));
      return params;
    },
  },
});
