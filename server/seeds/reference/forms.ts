import { readCheckedTree } from "@shikkha/contract/forms/check-tree.ts";
import { anyPattern } from "@shikkha/contract/forms/pattern.ts";
import type { MonitoringFormType } from "@shikkha/contract/forms/form.ts";
import { plantForm } from "../plant-form.ts";
import { readReferenceJson } from "../reference-data.ts";
import type { Seed } from "../seed.ts";

interface FormFact {
  readonly formType: MonitoringFormType;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly questions: unknown;
}

/** The forms of the three kinds of monitoring, published: the product cannot be used without them. */
export const forms: Seed = {
  name: "reference/forms",
  async run(db) {
    const facts = readReferenceJson<{ forms: FormFact[] }>("monitoring-forms.json");
    for (const { formType, nameBangla, nameEnglish, questions } of facts.forms) {
      const { tree, faults } = readCheckedTree(questions, anyPattern);
      if (faults.length > 0) throw new Error(`${formType}: ${faults[0]?.path} is at fault`);
      const at = new Date().toISOString();
      const published = [{ tree, at }];
      await plantForm(db, {
        formType,
        nameBangla,
        nameEnglish,
        draft: tree,
        published,
        changedAt: at,
      });
    }
  },
};
