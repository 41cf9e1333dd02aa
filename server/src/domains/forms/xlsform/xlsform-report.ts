import { says } from "@shikkha/contract/kernel/field-message.ts";

/** Something of the file that the form does not have, or has otherwise. */
export interface XlsformNote {
  readonly sheet: "survey" | "choices" | "settings";
  readonly line: number;
  readonly name: string;
  /** In both languages, as a schema's own message is. */
  readonly message: string;
}

export const NOTES = {
  type: (type: string) =>
    says(`“${type}” ধরনের প্রশ্ন নেওয়া হয়নি`, `A question of the type “${type}” was left out`),
  column: (column: string) =>
    says(`“${column}” কলামের তথ্য নেওয়া হয়নি`, `What stands in the column “${column}” was left out`),
  relevant: (text: string) =>
    says(
      `শর্তটি নেওয়া হয়নি, প্রশ্নটি সবসময় দেখা যাবে: ${text}`,
      `The condition was left out, the question always shows: ${text}`,
    ),
  constraint: (text: string) =>
    says(`নিয়মটি নেওয়া হয়নি: ${text}`, `The constraint was left out: ${text}`),
  repeat: says(
    "পুনরাবৃত্ত অংশটি একবারের অনুচ্ছেদ হয়েছে",
    "A repeated group became a section that is asked once",
  ),
  dropdown: says(
    "অন্য প্রশ্নের শর্ত হওয়ায় এটি ড্রপডাউন হয়েছে",
    "It became a dropdown, because another question depends on it",
  ),
  list: (list: string) => says(`“${list}” তালিকাটি পাওয়া যায়নি`, `The list “${list}” was not found`),
  other: says("“অন্যান্য” লেখার ঘর নেওয়া হয়নি", "The free text beside “other” was left out"),
} as const;
