import type { Tree } from "@shikkha/contract/forms/question.ts";
import { dropdown, formOf, ifYes, section, stars, text, ticks, yesNo } from "./form-parts.ts";

/** On digital material in the classroom; what the running demo survey asks. */
export const digital: Tree = formOf(
  section(
    ["আইসিটি ল্যাব", "ICT lab"],
    [
      yesNo(["প্রতিষ্ঠানে কার্যকর আইসিটি ল্যাব আছে কি?", "Does the institute have a working ICT lab?"]),
      ifYes(text(["ল্যাবে সচল কম্পিউটারের সংখ্যা", "Working computers in the lab"], "number", true)),
    ],
  ),
  section(
    ["শ্রেণিকক্ষে ব্যবহার", "Use in the classroom"],
    [
      dropdown(
        ["ডিজিটাল উপকরণ কত ঘন ঘন ব্যবহার করা হয়?", "How often is digital material used?"],
        [
          ["প্রতিদিন", "Every day"],
          ["সপ্তাহে দুই–তিন দিন", "Two or three days a week"],
          ["সপ্তাহে এক দিন", "Once a week"],
          ["মাসে দু–একবার", "Once or twice a month"],
          ["ব্যবহার হয় না", "Never"],
        ],
      ),
      ticks(
        ["যেসব বাধা রয়েছে", "Obstacles"],
        [
          ["ইন্টারনেটের ধীর গতি", "Slow internet"],
          ["যন্ত্রপাতি অচল", "Broken equipment"],
          ["প্রশিক্ষিত শিক্ষকের অভাব", "Too few trained teachers"],
          ["বিদ্যুৎ বিভ্রাট", "Power cuts"],
          ["উপযোগী কনটেন্ট নেই", "No suitable content"],
        ],
      ),
    ],
  ),
  stars(["শিক্ষার্থীদের আগ্রহ কেমন দেখেছেন?", "How keen are the students?"]),
  section(
    ["পরামর্শ", "Advice"],
    [text(["উন্নয়নের জন্য আপনার পরামর্শ", "Your advice for improvement"], "multiline")],
  ),
);

/** What is written to questions that take words, drawn from in turn. */
export const WRITTEN: readonly string[] = [
  "ল্যাবের ইন্টারনেট সংযোগ অনেক দিন ধরে বন্ধ; বিল পরিশোধের খাত নির্ধারণ করে দিলে ক্লাস চালু রাখা যাবে।",
  "উপজেলা পর্যায়ে একজন কারিগরি সহায়ক থাকলে ইন্টারনেট ও প্রজেক্টরের ছোট সমস্যা দ্রুত মেটে।",
  "শিক্ষকদের জন্য বছরে অন্তত একবার হাতে-কলমে প্রশিক্ষণ দরকার।",
  "বিদ্যুৎ না থাকলে ক্লাস বন্ধ থাকে, একটি আইপিএস দেওয়া হলে ভালো হয়।",
  "পুরোনো কম্পিউটার মেরামতের বরাদ্দ প্রয়োজন।",
  "বাংলা ভাষায় মানসম্মত কনটেন্ট আরও দরকার।",
  "শ্রেণিকক্ষে একটি করে প্রজেক্টর থাকলে সব শিক্ষার্থী উপকৃত হবে।",
];
