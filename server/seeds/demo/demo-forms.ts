import { plantForm } from "../plant-form.ts";
import type { Seed } from "../seed.ts";
import { addDays } from "./days.ts";
import {
  firstTraining,
  health,
  nextTraining,
  remoteTeaching,
  textbooks,
  training,
} from "./form-list.ts";

/** A form in each state: begun, in use, in use with changes waiting, and put away. */
export const demoForms: Seed = {
  name: "demo/forms",
  async run(db, { today }) {
    const [author] = await db.query<{ id: string }>(
      "select id from person where username = 'director'",
    );
    const personId = author ? Number(author.id) : null;
    const ago = (days: number) => `${addDays(today, -days)}T10:42:00+06:00`;
    await plantForm(db, {
      nameBangla: "শিক্ষক প্রশিক্ষণ মূল্যায়ন ফরম",
      nameEnglish: "Teacher training evaluation form",
      draft: nextTraining,
      published: [
        { tree: firstTraining, at: ago(310) },
        { tree: training, at: ago(120) },
      ],
      changedAt: ago(2),
      personId,
    });
    await plantForm(db, {
      nameBangla: "শিক্ষার্থীর মানসিক ও শারীরিক স্বাস্থ্য জরিপ",
      nameEnglish: "Survey on students' mental and physical health",
      draft: health,
      published: [{ tree: health, at: ago(45) }],
      changedAt: ago(45),
      personId,
    });
    await plantForm(db, {
      nameBangla: "পাঠ্যপুস্তক বিতরণ জরিপ",
      nameEnglish: "Survey on the distribution of textbooks",
      draft: textbooks,
      published: [],
      changedAt: ago(1),
      personId,
    });
    await plantForm(db, {
      nameBangla: "দূরশিক্ষণ পরিস্থিতি জরিপ",
      nameEnglish: "Survey on teaching from a distance",
      status: "INACTIVE",
      draft: remoteTeaching,
      published: [{ tree: remoteTeaching, at: ago(400) }],
      changedAt: ago(400),
      personId,
    });
  },
};
