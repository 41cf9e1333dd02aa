import type { ArticleContent } from "../../../shared/article/article-content.ts";

export const historyEn: ArticleContent = {
  title: "History",
  lead: "From reports on paper to one monitoring service for the whole country.",
  contents: "On this page",
  sections: [
    {
      id: "why",
      title: "Why monitoring",
      blocks: [
        "How teaching goes in schools and colleges, whether teachers are present, whether classrooms and laboratories are used: the surest way to know is to go and see. Education officers of the upazilas, districts and zones do this work.",
        "A visit is not there to find fault. It shows where help is needed, recognises good work, and gives decisions a reliable footing.",
      ],
    },
    {
      id: "paper",
      title: "The days of paper",
      blocks: [
        "On paper, a visit report is written by hand, sent from one office to the next, and ends in a file. How often an institute was visited, or whether earlier advice was followed, is then hard to put together.",
        "And when every office has a form of its own, one area cannot be compared with another.",
      ],
    },
    {
      id: "isas",
      title: "ISAS and the rules for visits",
      blocks: [
        "As part of Performance Based Management (PBM), institutes assess themselves; the summary of that assessment is the ISAS. Seven indicators decide an institute's category: the teaching-learning environment, the leadership of its head, the role of the managing committee, teachers' professionalism, student performance, co-curricular activities, and relations with community and guardians.",
        "The visit policy of 2019 set how many visits a year each category calls for: institutes that lag behind are visited more often. In this service the numbers can be set for each session.",
      ],
    },
    {
      id: "system",
      title: "One service",
      blocks: [
        "In Shikkha Monitoring the yearly plan, the visits, their review and the reports live in one place:",
        {
          list: [
            "Officers plan their year; holidays, jurisdiction and the limit per day are checked as they do.",
            "The forms for visits are the same all over the country. When a form changes, earlier answers stay with their own version.",
            "Supervisors can return a plan or a visit for revision, with a comment.",
            "From the upazila to the directorate everyone sees the same facts, each within their jurisdiction.",
          ],
        },
      ],
    },
    {
      id: "next",
      title: "What comes next",
      blocks: [
        "The service grows step by step. What its users think of it reaches the administrators directly from the contact page.",
      ],
    },
  ],
};
