import type { ArticleContent } from "../../../shared/article/article-content.ts";

export const mobileGuideEn: ArticleContent = {
  title: "Guide for phones",
  lead: "Installing, the first login, filling forms in the field, and working without internet.",
  contents: "In this guide",
  sections: [
    {
      id: "install",
      title: "Install and log in for the first time",
      blocks: [
        {
          steps: [
            "Open the first page of Shikkha Monitoring in your phone's browser.",
            "Press “Install”. If there is no button, choose “Install” or “Add to Home screen” in the browser's menu; on an iPhone press Share, then “Add to Home Screen”.",
            "Open it from the icon on your home screen and log in once.",
          ],
        },
        "You can work in the browser in the same way without installing.",
      ],
    },
    {
      id: "menu",
      title: "Menu, duties and language",
      blocks: [
        "The button at the top left opens the menu; the language can be changed at its foot. Press the picture at the top right for your profile, to change your role and to log out.",
      ],
    },
    {
      id: "week",
      title: "My week",
      blocks: [
        "“My week” lists the visits planned for the coming days and what waits to be sent. Choose a visit to open its form.",
      ],
    },
    {
      id: "form",
      title: "Fill in a visit in the field",
      blocks: [
        {
          steps: [
            "Enter attendance: present, absent with authorisation and absent without it must add up to the total.",
            "Answer the questions of each section; press the stars to rate.",
            "Add photographs and the position if needed.",
            "Look over the summary and submit.",
          ],
        },
      ],
    },
    {
      id: "photos",
      title: "Add photographs and the position",
      blocks: [
        "Up to 5 photographs for a visit, as JPEG or PNG. The position is optional; when the phone asks, you decide.",
        "Please avoid photographs in which students can be recognised.",
      ],
    },
    {
      id: "offline",
      title: "Work offline and submit later",
      blocks: [
        "A form can be filled without a connection. When you submit, it waits on the phone and is sent when the connection returns, one after the other.",
        {
          list: [
            "What waits carries a temporary number; only the server's receipt means it has been submitted.",
            "If the server refuses something, the reason is shown; you can correct it, export it or remove it.",
            "Do not clear the browser's data or log out before everything has been sent.",
          ],
        },
      ],
    },
    {
      id: "notices",
      title: "Notices and surveys",
      blocks: [
        "The bell at the top counts your unread notices. Answer surveys from “My surveys”; answers can be changed until the end date.",
      ],
    },
  ],
};
