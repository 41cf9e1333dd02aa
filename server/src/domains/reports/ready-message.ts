import type { Bilingual } from "@shikkha/contract/kernel/language.ts";
import type { SystemMessage } from "../notices/notices.lookup.ts";

/** Tells whoever asked that a report made in the background can be fetched. */
export function readyMessage(personId: number, title: Bilingual): SystemMessage {
  return {
    kind: "REPORT_READY",
    personIds: [personId],
    title: { bn: "আপনার প্রতিবেদন প্রস্তুত", en: "Your report is ready" },
    body: {
      bn: `“${title.bn}” তৈরি হয়েছে। ডাউনলোড পাতা থেকে নামিয়ে নিন।`,
      en: `“${title.en}” has been made. Fetch it from the Downloads page.`,
    },
    message: "আপনার প্রতিবেদন প্রস্তুত। ডাউনলোড পাতা থেকে নামিয়ে নিন। -মাউশি",
    link: "/downloads",
    channels: ["PUSH"],
  };
}
