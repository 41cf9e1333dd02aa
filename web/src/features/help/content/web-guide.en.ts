import type { ArticleContent } from "../../../shared/article/article-content.ts";

export const webGuideEn: ArticleContent = {
  title: "Guide for computers",
  lead: "From login to plans, visits, review, notices and reports. The menu shows only what your duty permits.",
  contents: "In this guide",
  sections: [
    {
      id: "sign-in",
      title: "Log in and out",
      blocks: [
        {
          steps: [
            "Press “Log in” on the first page; the single sign-on page opens.",
            "Identify yourself there and the dashboard opens.",
            "If you hold several duties, choose the one to work under.",
          ],
        },
        "Guest users enter through “Guest login” with their user name and password, and choose a new password the first time.",
        "When you have finished, press your name in the top right corner and choose “Log out”.",
      ],
    },
    {
      id: "duty",
      title: "Change your role",
      blocks: [
        "Press your name and open “Change role”. The list shows workstation, role and a mark for the primary duty. Pick one and press OK; the menu and what you can see change with it. With a single duty the choice does not appear.",
      ],
    },
    {
      id: "language",
      title: "Language",
      blocks: [
        "The foot of the menu has the buttons বাংলা and English. In Bengali, numbers and dates appear in Bengali digits; you may type digits of either script. Logging out returns to Bengali.",
      ],
    },
    {
      id: "plan",
      title: "Make and submit the yearly plan",
      blocks: [
        {
          steps: [
            "Open Monitoring Plan in the menu, then “My plan”.",
            "Choose a date, search institutes by name or EIIN, and add them to the list.",
            "When the minimum number is reached, submit before the deadline.",
          ],
        },
        "A day takes up to 3 visits. Public holidays, past dates and institutes outside your jurisdiction are refused. Friday and Saturday need your explicit consent. You are warned when another officer plans the same place that day.",
        "After submitting, nothing can be changed unless the plan is returned for revision.",
      ],
    },
    {
      id: "review",
      title: "Review and return plans",
      blocks: [
        "Supervisors see the officers of their area under “Yearly Plan Submission Statistics”: not submitted, submitted, returned, newly joined.",
        {
          list: [
            "Submitted plans of one or many officers can be returned with a comment, which is required.",
            "The visits to correct can be marked one by one.",
            "Officers who have not submitted can be sent a reminder.",
            "A list by ISAS category shows the institutes with too few planned visits.",
          ],
        },
      ],
    },
    {
      id: "visits",
      title: "Visit forms and lists",
      blocks: [
        "There are three kinds of monitoring: general, classroom activities and office. Start from a planned visit, or begin an unplanned one with its reason.",
        "Present, absent with authorisation and absent without it must add up to the total. A submitted visit never changes; a supervisor may return it with a comment.",
      ],
    },
    {
      id: "notices",
      title: "Notices and surveys",
      blocks: [
        "The bell at the top opens your notices. “My surveys” holds the surveys you received; answers can be changed until the end date.",
        "Those who may manage notices choose receivers, dates and channels. Before sending you see how many people will be reached.",
      ],
    },
    {
      id: "reports",
      title: "Reports and downloads",
      blocks: [
        "In the Report menu choose Institution, Office, Others or Survey, set zone, district and upazila, then prepare PDF, Excel or CSV. Large reports are made in the background; the “Downloads” page shows their progress.",
      ],
    },
    {
      id: "problems",
      title: "If something goes wrong",
      blocks: [
        {
          list: [
            "You are told when the connection is lost; when it returns you go on where you were.",
            "If a page refuses you, check which duty is active.",
            "If an error page shows a code or a request number, note it and tell your administrator.",
            "When a new version is announced, save your work and update.",
          ],
        },
      ],
    },
  ],
};
