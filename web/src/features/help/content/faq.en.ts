import type { Question } from "../model/faq.ts";

export const faqEn: readonly Question[] = [
  {
    topic: "Plan",
    question: "Can I change my yearly plan after I have submitted it?",
    answer: [
      "No. Once submitted, nothing can be added, changed or removed.",
      "If your supervisor returns it for revision with a comment, you can edit it again.",
    ],
  },
  {
    topic: "Plan",
    question: "My plan was returned. How long do I have to submit it again?",
    answer: [
      "Until the deadline of the session or until 7 days after the return, whichever is later. The comment stands at the top of your plan; the visits to correct may be marked.",
    ],
  },
  {
    topic: "Plan",
    question: "How many visits must I plan for a year at least?",
    answer: [
      "Usually 60 per officer. The number can differ from session to session; the “My plan” page shows the current one.",
    ],
  },
  {
    topic: "Plan",
    question: "Why can I not add a visit on a certain date?",
    answer: [
      "It is refused when the date is a public holiday, lies in the past or outside the plan year, or when you already have 3 visits that day. The same institute cannot be planned twice on one day either.",
      "Friday and Saturday are the weekly holiday; a visit on these days needs your explicit consent.",
    ],
  },
  {
    topic: "Plan",
    question: "I joined after the deadline. How do I submit a plan?",
    answer: [
      "If your primary duty began after the deadline of the session, you count as newly joined and can submit your plan within 30 days of joining.",
    ],
  },
  {
    topic: "Visit",
    question: "How do I submit a visit without internet?",
    answer: [
      "Fill in the form and submit it as usual. Answers and photographs wait on your device and are sent when the connection returns. Only the server's receipt means that the visit has been submitted.",
    ],
  },
  {
    topic: "Visit",
    question: "Why are my photographs not accepted?",
    answer: ["A visit takes up to 5 photographs, as JPEG or PNG."],
  },
  {
    topic: "Visit",
    question: "Can a submitted visit be corrected?",
    answer: [
      "A submitted visit never changes. If your supervisor returns it with a comment, you can correct and submit it again; the earlier submission is kept as a version.",
    ],
  },
  {
    topic: "Visit",
    question: "Can I visit an institute that is not in my plan?",
    answer: ["Yes. An unplanned visit asks you for the reason."],
  },
  {
    topic: "Visit",
    question: "What do the ratings mean?",
    answer: [
      "Ratings run from 0 to 5 with one decimal: up to 1.0 unsatisfactory, up to 2.0 fair, up to 3.0 good, up to 4.0 very good, above that excellent.",
    ],
  },
  {
    topic: "Login",
    question: "I hold several duties. How do I switch?",
    answer: [
      "Press your name in the top right corner, choose “Change role”, pick a duty from the list and press OK. The menu and what you can see follow the duty.",
    ],
  },
  {
    topic: "Login",
    question: "What does “please log in again” mean?",
    answer: ["Your session has ended. Log in again from the first page."],
  },
  {
    topic: "Login",
    question: "A page says that I have no permission. What now?",
    answer: [
      "Your active duty does not include that part. If you hold another duty, switch to it; otherwise tell your administrator.",
    ],
  },
  {
    topic: "Login",
    question: "Why is my guest account locked?",
    answer: [
      "After 5 wrong passwords in a row a guest account is locked for 15 minutes. Then try again, or ask the administrator for a new password.",
    ],
  },
  {
    topic: "Login",
    question: "Where do I change the language?",
    answer: [
      "After login, at the foot of the menu: বাংলা and English. Before login, with the language button at the top of the page.",
    ],
  },
  {
    topic: "Notice",
    question: "Where do I find notices?",
    answer: [
      "Press the bell at the top; its number counts the unread ones. The list renews itself every 10 minutes.",
    ],
  },
  {
    topic: "Notice",
    question: "Can I change my answer to a survey?",
    answer: ["Until the survey's end date. One answer counts for each person."],
  },
  {
    topic: "Notice",
    question: "Which files can be attached to a notice?",
    answer: [
      "JPEG, PNG and PDF, up to 5 MB each and 5 files per notice. The same file cannot be attached twice.",
    ],
  },
];
