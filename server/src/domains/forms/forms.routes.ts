import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import { FORM_ERRORS } from "@shikkha/contract/forms/form.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { compareVersions } from "./form-diff.ts";
import { findVersion, listVersions } from "./form-versions.reads.ts";
import {
  copyForm,
  createForm,
  found,
  getDraft,
  getForm,
  publishForm,
  removeForm,
  saveDraft,
  setFormStatus,
} from "./forms.commands.ts";
import { findPublishedForm } from "./forms.lookup.ts";
import { findPublished, listForms } from "./forms.reads.ts";
import { previewXlsform, sendXlsform } from "./xlsform/xlsform-files.ts";

export const formsDomain = defineDomain({
  calls: formCalls,
  handlers: {
    list: ({ query }, { db }) => listForms(db, query),
    published: async ({ params }, { db }) => {
      const form = await findPublishedForm(db, params.formType);
      if (!form) throw new AppError(FORM_ERRORS.noneForMonitoring);
      return form;
    },
    detail: async ({ params }, { db }) => found(await findPublished(db, params)),
    create: ({ body }, { actor, ...write }) => createForm(write, body, actor.personId),
    copy: (input, { actor, ...write }) => copyForm(write, input, actor.personId),
    draft: ({ params }, { db }) => getDraft(db, params.id),
    saveDraft: (input, { actor, ...write }) => saveDraft(write, input, actor.personId),
    publish: (input, { actor, ...write }) => publishForm(write, input, actor.personId),
    exportXlsform: async ({ params }, { tx, record, exchange }) => {
      const draft = await getDraft(tx, params.id);
      record({ target: { kind: "form", id: draft.id }, after: { version: draft.version } });
      return sendXlsform(exchange.reply, draft);
    },
    readXlsform: ({ file }, { language }) => previewXlsform(file.content, language),
    versions: async ({ params }, { db }) => {
      await getForm(db, params.id);
      return listVersions(db, params.id);
    },
    version: async ({ params }, { db }) => found(await findVersion(db, { id: params.versionId })),
    diff: (input, { db }) => compareVersions(db, input),
    setStatus: (input, write) => setFormStatus(write, input),
    remove: ({ params }, write) => removeForm(write, params.id),
  },
});
