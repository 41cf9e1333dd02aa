import type { SystemMessage } from "../notices/notices.lookup.ts";

/** Tells an officer that a duty was given, ended or moved; where and since when stands in the profile. */
export function dutyMessage(
  officerId: number,
  what: "ASSIGNED" | "RELEASED" | "MOVED",
): SystemMessage {
  const title = TITLES[what];
  return {
    kind: "DUTY_CHANGED",
    personIds: [officerId],
    title,
    body: {
      bn: "কর্মস্থল, ভূমিকা ও মেয়াদ আপনার প্রোফাইলে দেখুন।",
      en: "See the workstation, role and period in your profile.",
    },
    message: `${title.bn}। বিস্তারিত প্রোফাইলে দেখুন। -মাউশি`,
    link: "/profile",
    channels: ["EMAIL"],
  };
}

const TITLES = {
  ASSIGNED: { bn: "আপনাকে নতুন দায়িত্ব দেওয়া হয়েছে", en: "You have been given a new duty" },
  RELEASED: { bn: "আপনার একটি দায়িত্ব শেষ হয়েছে", en: "One of your duties has ended" },
  MOVED: { bn: "আপনার মূল দায়িত্ব পরিবর্তন হয়েছে", en: "Your primary duty has changed" },
} as const;
