import { escapeHtml } from "../plain-text.ts";
import { plainText } from "../rich-text.ts";
import type { OutgoingMessage } from "./carrier.ts";

const WORDS = {
  open: "বিস্তারিত দেখুন",
  from: "শিক্ষা মনিটরিং, মাধ্যমিক ও উচ্চশিক্ষা অধিদপ্তর",
  why: "ই-মেইল না চাইলে প্রোফাইল থেকে বন্ধ করতে পারেন।",
} as const;

/** A notice as a mail: its own words, where to read it, and how to get no more of them. */
export function mailOf(
  { title, body, link }: Pick<OutgoingMessage, "title" | "body" | "link">,
  publicUrl: string,
): { subject: string; text: string; html: string } {
  const address = publicUrl + link;
  const profile = `${publicUrl}/profile`;
  return {
    subject: title.replace(/\s+/g, " "),
    text: `${title}\n\n${plainText(body)}\n\n${WORDS.open}: ${address}\n\n-- \n${WORDS.from}\n${WORDS.why} ${profile}\n`,
    html: `<!doctype html><html lang="bn"><head><meta charset="utf-8"></head><body><h1>${escapeHtml(title)}</h1>${body}<p><a href="${escapeHtml(address)}">${WORDS.open}</a></p><hr><p>${WORDS.from}<br><a href="${escapeHtml(profile)}">${WORDS.why}</a></p></body></html>`,
  };
}
