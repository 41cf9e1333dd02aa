import type { Tree } from "@shikkha/contract/forms/question.ts";
import { changeQuestion, removeQuestion } from "@shikkha/contract/forms/tree-edit.ts";
import {
  dropdown,
  formOf,
  ifYes,
  radio,
  rated,
  section,
  text,
  tick,
  ticks,
  yesNo,
} from "./form-parts.ts";

const AGREE = [
  ["একমত নই", "Disagree"],
  ["মোটামুটি একমত", "Partly agree"],
  ["একমত", "Agree"],
] as const;

/** On the training of teachers; published twice, and being worked on again. */
export const training: Tree = formOf(
  section(
    ["প্রশিক্ষণের তথ্য", "About the training"],
    [
      dropdown(
        ["কোন প্রশিক্ষণে অংশ নিয়েছেন?", "Which training did you attend?"],
        [
          ["বিষয়ভিত্তিক", "Subject-based"],
          ["আইসিটি", "ICT"],
          ["শিক্ষাক্রম বিস্তরণ", "Curriculum dissemination"],
        ],
      ),
      text(["প্রশিক্ষণ শেষের তারিখ", "Date the training ended"], "date", true),
      text(["প্রশিক্ষণের মোট দিন", "Number of days"], "number", true),
      text(["আপনার মোবাইল নম্বর", "Your mobile number"], "mobile"),
    ],
  ),
  section(
    ["প্রশিক্ষণের মান", "Quality of the training"],
    [
      rated(["বিষয়বস্তুর উপযোগিতা", "Usefulness of the content"]),
      rated(["প্রশিক্ষকের দক্ষতা", "Skill of the trainers"]),
      rated(["উপকরণ ও পরিবেশ", "Materials and surroundings"]),
    ],
    2,
  ),
  section(
    ["শ্রেণিকক্ষে প্রয়োগ", "Use in the classroom"],
    [
      yesNo(["প্রশিক্ষণের পর পাঠদানে পরিবর্তন এনেছেন কি?", "Have you changed your teaching since?"]),
      ifYes(text(["কী পরিবর্তন এনেছেন?", "What did you change?"], "multiline", true)),
      ticks(
        ["আর কোন সহায়তা দরকার?", "What further support do you need?"],
        [
          ["সহকর্মীর পাঠ পর্যবেক্ষণ", "Observing colleagues"],
          ["ডিজিটাল উপকরণ", "Digital materials"],
          ["প্রধান শিক্ষকের পরামর্শ", "Advice of the head teacher"],
        ],
      ),
    ],
  ),
);

/** As it was first published: a question less, and lighter. */
export const firstTraining: Tree = changeQuestion(removeQuestion(training, 13), 6, (stars) => ({
  ...stars,
  meta: { ...stars.meta, weight: 1 },
}));

/** As its author has it open now. */
export const nextTraining: Tree = changeQuestion(training, 3, (asked) => ({
  ...asked,
  textBangla: "প্রশিক্ষণ শেষ হওয়ার তারিখ",
  helpTextBangla: "সনদে লেখা তারিখ দিন",
}));

/** On the health of students; published and in use. */
export const health: Tree = formOf(
  section(
    ["শিক্ষার্থীর স্বাস্থ্যসেবা", "Health care of students"],
    [
      yesNo(["বছরে অন্তত একবার স্বাস্থ্য পরীক্ষা হয় কি?", "Is there a health check at least once a year?"]),
      ifYes(text(["শেষ পরীক্ষার তারিখ", "Date of the last check"], "date", true)),
      yesNo(["কাউন্সেলিংয়ের ব্যবস্থা আছে কি?", "Is counselling offered?"]),
      ifYes(text(["গত মাসে কতজন সেবা নিয়েছে?", "How many came last month?"], "number", true)),
    ],
  ),
  section(
    ["মতামত", "Opinion"],
    [
      radio(["বিদ্যালয়ে শিক্ষার্থীরা নিরাপদ বোধ করে", "Students feel safe at school"], AGREE),
      text(["পরামর্শ", "Advice"], "multiline"),
      tick(["দেওয়া তথ্য সঠিক", "What I wrote is correct"]),
    ],
  ),
);

/** On textbooks; just begun, half of it still without English. */
export const textbooks: Tree = formOf(
  section(
    ["পাঠ্যপুস্তক বিতরণ", "Distribution of textbooks"],
    [
      text(["চাহিদার সংখ্যা", "Number asked for"], "number", true),
      text(["প্রাপ্ত বইয়ের সংখ্যা", ""], "number", true),
      radio(
        ["বইয়ের মান", ""],
        [
          ["ভালো", "Good"],
          ["মোটামুটি", ""],
          ["খারাপ", ""],
        ],
      ),
    ],
  ),
);

/** On teaching from home; no longer used. */
export const remoteTeaching: Tree = formOf(
  section(
    ["দূরশিক্ষণ", "Teaching from a distance"],
    [
      yesNo(["শিক্ষার্থীরা অনলাইন ক্লাসে যোগ দিতে পেরেছিল কি?", "Could students join online classes?"]),
      text(["গড়ে কতজন উপস্থিত ছিল?", "How many on average?"], "number"),
      text(["প্রধান অসুবিধা", "Main difficulty"], "multiline"),
    ],
  ),
);
