import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { AccountGroup } from "./demo-accounts.reads.ts";

interface Words {
  readonly title: string;
  readonly government: string;
  readonly product: string;
  readonly directorate: string;
  readonly heading: string;
  readonly lead: string;
  readonly noteTitle: string;
  readonly note: string;
  readonly choose: string;
  readonly search: string;
  readonly searchLabel: string;
  readonly all: string;
  readonly groupLabel: string;
  readonly groups: Readonly<Record<AccountGroup, string>>;
  readonly duties: (count: string) => string;
  readonly newlyJoined: string;
  readonly none: string;
  readonly guestTitle: string;
  readonly guestText: string;
  readonly guestButton: string;
  readonly skip: string;
  readonly other: { readonly language: Language; readonly name: string };
}

export const SIGN_IN_WORDS: Readonly<Record<Language, Words>> = {
  bn: {
    title: "একক লগইন (প্রদর্শনী)",
    government: "গণপ্রজাতন্ত্রী বাংলাদেশ সরকার",
    product: "শিক্ষা মনিটরিং",
    directorate: "মাধ্যমিক ও উচ্চশিক্ষা অধিদপ্তর",
    heading: "একক লগইন",
    lead: "একটি হিসাব দিয়েই শিক্ষা প্রশাসনের সব ব্যবস্থায় প্রবেশ।",
    noteTitle: "এটি প্রদর্শনী পরিবেশ।",
    note: "এখানে পাসওয়ার্ড লাগে না এবং সব নাম ও তথ্য কাল্পনিক।",
    choose: "হিসাব বেছে নিন",
    search: "নাম, পদবি বা কর্মস্থল দিয়ে খুঁজুন",
    searchLabel: "হিসাব খুঁজুন",
    all: "সকল",
    groupLabel: "পর্যায়",
    groups: {
      NATIONAL: "জাতীয় পর্যায়",
      ZONE: "অঞ্চল",
      DISTRICT: "জেলা",
      UPAZILLA: "উপজেলা",
      INSTITUTE: "প্রতিষ্ঠান",
    },
    duties: (count) => `${count}টি দায়িত্ব`,
    newlyJoined: "নবযোগদান",
    none: "এমন কোনো হিসাব নেই।",
    guestTitle: "অতিথি হিসেবে নিবন্ধিত?",
    guestText: "প্রশাসকের দেওয়া ব্যবহারকারীর নাম ও পাসওয়ার্ড দিয়ে প্রবেশ করুন।",
    guestButton: "অতিথি লগইন",
    skip: "মূল বিষয়ে যান",
    other: { language: "en", name: "English" },
  },
  en: {
    title: "Single sign-on (demo)",
    government: "Government of the People's Republic of Bangladesh",
    product: "Shikkha Monitoring",
    directorate: "Directorate of Secondary and Higher Education",
    heading: "Single sign-on",
    lead: "One account opens every system of the education administration.",
    noteTitle: "This is a demonstration.",
    note: "No password is needed here, and all names and figures are invented.",
    choose: "Choose an account",
    search: "Search by name, designation or workplace",
    searchLabel: "Search accounts",
    all: "All",
    groupLabel: "Level",
    groups: {
      NATIONAL: "National",
      ZONE: "Zone",
      DISTRICT: "District",
      UPAZILLA: "Upazila",
      INSTITUTE: "Institute",
    },
    duties: (count) => `${count} duties`,
    newlyJoined: "Newly joined",
    none: "There is no such account.",
    guestTitle: "Registered as a guest?",
    guestText: "Sign in with the user name and password the administrator gave you.",
    guestButton: "Guest login",
    skip: "Skip to main content",
    other: { language: "bn", name: "বাংলা" },
  },
};
