import type { ArticleContent } from "../../../shared/article/article-content.ts";

export const privacyEn: ArticleContent = {
  title: "Privacy Policy",
  lead: "What is kept, why, who sees it, and what your rights are.",
  contents: "On this page",
  sections: [
    {
      id: "who",
      title: "Whose service this is",
      blocks: [
        "Shikkha Monitoring is a service of the Directorate of Secondary and Higher Education. What is kept here serves the official monitoring of educational institutes and offices and nothing else. Nothing is sold and nothing is used for advertising.",
      ],
    },
    {
      id: "visitors",
      title: "If you read without signing in",
      blocks: [
        "The first page, the history, the gallery and this page ask nothing of you. They show totals of the country and its zones, never anything about a person.",
        "The language you choose stays in your browser. There are no cookies for advertising or tracking, and nothing is fetched from other sites.",
        "The name, e-mail address or mobile number and the message you write in the contact form are kept in order to answer you; the administrators in charge read them.",
      ],
    },
    {
      id: "users",
      title: "What is kept about users",
      blocks: [
        {
          list: [
            "Identity: name, designation, PDS number, user name, mobile number, e-mail address and picture.",
            "Duties: workstation, role, jurisdiction, and when each duty began and ended.",
            "Work: visit plans, answers given on visits, notices received, and answers to surveys.",
            "For guest users the date of birth and a one-way imprint of the password; the password itself is not kept.",
            "For security, a log of sign-ins, changes, report downloads and refused access: who, under which duty, when, from which address, and what was changed.",
          ],
        },
      ],
    },
    {
      id: "visits",
      title: "What is written down on a visit",
      blocks: [
        "How many teachers and staff were present, how many students by grade and sex, and for a lesson its teacher, subject and rating. The monitoring forms take no names of students.",
        "Up to 5 photographs can be added to a visit. The position (latitude and longitude) is optional and is not taken unless you allow it.",
      ],
    },
    {
      id: "access",
      title: "Who can see it",
      blocks: [
        "Everyone sees only what the permissions and the jurisdiction of the active duty allow: an upazila officer the upazila, a district officer the district, a zonal officer the zone, the directorate the country. When a duty ends, its access ends at once.",
        "To send notices and reminders, a mobile number or e-mail address is handed to the service that delivers the message, for that message only.",
      ],
    },
    {
      id: "storage",
      title: "What stays on your device",
      blocks: [
        "While you are signed in, your browser holds a short-lived access token, your name and duties, the language and your list of notices. The cookie that renews the session is out of reach of scripts. Signing out removes them.",
        "On someone else's device, always sign out when you have finished.",
      ],
    },
    {
      id: "keeping",
      title: "How long it is kept",
      blocks: [
        "A submitted visit is an official record and never changes; when it is returned and submitted again, every version stays. The audit log can only be added to, never changed or deleted.",
        "How long records are held follows the government's rules that apply to them. The service deletes no record by itself.",
      ],
    },
    {
      id: "safety",
      title: "Security",
      blocks: [
        "An access token lives 15 minutes and is then renewed by itself. Attached pictures and documents are examined before they are accepted. The passwords of the SMS and e-mail services are stored encrypted and shown to nobody.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        {
          list: [
            "To see what is kept about you: sign in and open your profile.",
            "To have mistakes corrected: tell the administrator of your office, or write from the contact page.",
            "To ask or object: write from the contact page; the message reaches the administrators.",
          ],
        },
        "When this policy changes, the new text stands on this page.",
      ],
    },
  ],
};
