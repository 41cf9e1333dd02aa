/** Demo surveys; days are counted from today. */
export interface DemoSurvey {
  readonly nameBangla: string;
  readonly nameEnglish: string;
  /** The English title of its form, and the version that was current then. */
  readonly form: string;
  readonly version: number;
  readonly receivers: object;
  readonly start: number;
  readonly end: number;
  readonly closed?: number;
  /** Of a hundred receivers; zones lie around it. */
  readonly answered: number;
}

export const DIGITAL_FORM = "Survey on digital material in the classroom";
const TRAINING_FORM = "Teacher training evaluation form";
const HEALTH = "Survey on students' mental and physical health";

export const surveyList: readonly DemoSurvey[] = [
  {
    nameBangla: "শ্রেণিকক্ষে ডিজিটাল উপকরণ ব্যবহার জরিপ",
    nameEnglish: "Digital material in the classroom",
    form: DIGITAL_FORM,
    version: 1,
    receivers: { kind: "ALL_TEACHERS" },
    start: -17,
    end: 7,
    answered: 72,
  },
  {
    nameBangla: "বিষয়ভিত্তিক প্রশিক্ষণের মূল্যায়ন",
    nameEnglish: "Evaluation of subject-based training",
    form: TRAINING_FORM,
    version: 1,
    receivers: { kind: "ALL_TEACHERS" },
    start: -150,
    end: -121,
    answered: 34,
  },
  {
    nameBangla: "আইসিটি প্রশিক্ষণের মূল্যায়ন",
    nameEnglish: "Evaluation of the ICT training",
    form: TRAINING_FORM,
    version: 2,
    receivers: { kind: "ALL_OFFICERS" },
    start: -60,
    end: -30,
    answered: 81,
  },
  {
    nameBangla: "শিক্ষার্থীর স্বাস্থ্যসেবা: মাঠ পর্যায়ের মতামত",
    nameEnglish: "Health care of students: views from the field",
    form: HEALTH,
    version: 1,
    receivers: { kind: "ALL_USERS" },
    start: -4,
    end: 12,
    answered: 22,
  },
  {
    nameBangla: "কাউন্সেলিং সেবার প্রাক-জরিপ",
    nameEnglish: "First survey on counselling",
    form: HEALTH,
    version: 1,
    receivers: { kind: "ALL_OFFICERS" },
    start: -40,
    end: -10,
    closed: -33,
    answered: 46,
  },
  {
    nameBangla: "শীতকালীন স্বাস্থ্য পরিস্থিতি জরিপ",
    nameEnglish: "Students' health in winter",
    form: HEALTH,
    version: 1,
    receivers: { kind: "ALL_TEACHERS" },
    start: 4,
    end: 25,
    answered: 0,
  },
];
