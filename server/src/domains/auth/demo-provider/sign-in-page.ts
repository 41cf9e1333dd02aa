import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { AccountGroup, DemoAccount } from "./demo-accounts.reads.ts";
import { SIGN_IN_WORDS } from "./sign-in-words.ts";

const GROUPS: readonly AccountGroup[] = ["NATIONAL", "ZONE", "DISTRICT", "UPAZILLA", "INSTITUTE"];
const LOGO = `<svg class="logo" width="38" height="38" viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="14" fill="#006a4e"/><path d="M14 42c6-4 12-4 18 0 6-4 12-4 18 0V22c-6-4-12-4-18 0-6-4-12-4-18 0z" fill="none" stroke="#fff" stroke-width="3.5" stroke-linejoin="round"/><path d="M32 22v20" stroke="#fff" stroke-width="3.5"/><circle cx="32" cy="12" r="4" fill="#f42a41"/></svg>`;

/** The demo provider's page: works without a script; the search and the level buttons are added by one. */
export function signInPage(accounts: readonly DemoAccount[], language: Language): string {
  const words = SIGN_IN_WORDS[language];
  const number = (value: number) =>
    language === "bn" ? toBengaliDigits(String(value)) : String(value);
  const byGroup = Map.groupBy(accounts, (account) => account.group);
  const present = GROUPS.filter((group) => byGroup.has(group));
  const chip = (group: string, label: string, count: number, pressed: boolean) =>
    `<button type="button" class="chip" data-group="${group}" aria-pressed="${pressed}">${label} <span>${number(count)}</span></button>`;
  const chips = [chip("", words.all, accounts.length, true)].concat(
    present.map((group) =>
      chip(group, words.groups[group], byGroup.get(group)?.length ?? 0, false),
    ),
  );
  const sections = present.map(
    (group) =>
      `<section class="level" data-group="${group}" aria-labelledby="level-${group}"><h3 id="level-${group}">${words.groups[group]}</h3><div class="accounts">${(byGroup.get(group) ?? []).map((account) => accountButton(account, language, number)).join("")}</div></section>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.title} · ${words.product}</title><meta name="theme-color" content="#06352a"><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/idp/assets/sign-in.css"><script type="module" src="/idp/assets/sign-in.js"></script></head><body>
<a class="skip" href="#main">${words.skip}</a><div class="page"><header class="side"><img class="map" src="/idp/assets/map.svg" alt="">
<p class="government"><i aria-hidden="true"></i>${words.government}</p><a class="brand" href="/">${LOGO}<span><b>${words.product}</b><small>${words.directorate}</small></span></a>
<h1>${words.heading}</h1><p class="lead">${words.lead}</p><p class="note" role="note"><span><b>${words.noteTitle}</b> ${words.note}</span></p><p class="bottom">© ${number(new Date().getFullYear())} ${words.directorate}</p></header>
<main id="main" tabindex="-1"><div class="top"><h2>${words.choose}</h2><a class="language" href="?language=${words.other.language}" lang="${words.other.language}">${words.other.name}</a></div>
<div class="bar" hidden><label class="search"><span class="hidden-text">${words.searchLabel}</span><input type="search" placeholder="${words.search}"></label><div class="chips" role="group" aria-label="${words.groupLabel}">${chips.join("")}</div></div>
<form method="post">${sections.join("")}</form><p class="none" role="status" data-text="${words.none}"></p>
<div class="guest"><span><b>${words.guestTitle}</b><span>${words.guestText}</span></span><a class="button" href="/guest-login">${words.guestButton}</a></div></main></div></body></html>`;
}

function accountButton(
  account: DemoAccount,
  language: Language,
  number: (value: number) => string,
): string {
  const words = SIGN_IN_WORDS[language];
  const isBn = language === "bn";
  const pick = (bn: string, en: string) => escape(isBn ? bn : en);
  const name = pick(account.nameBn, account.nameEn);
  const marks = [
    account.duties > 1 ? `<span class="mark">${words.duties(number(account.duties))}</span>` : "",
    account.isNew ? `<span class="mark new">${words.newlyJoined}</span>` : "",
  ].join("");
  return `<button class="account" name="account" value="${account.username}"><span class="initial" aria-hidden="true">${initial(isBn ? account.nameBn : account.nameEn)}</span><span><b>${name}</b><span class="role">${pick(account.designationBn, account.designationEn)}</span><span class="place">${pick(account.placeBn, account.placeEn)}</span><span class="meta"><span lang="en">${account.username}</span>${marks}</span></span></button>`;
}

/** The first letter with its vowel sign, of the name after any title such as মো. */
function initial(name: string): string {
  const word =
    name.split(" ").find((part) => !part.endsWith(".") && !/^(অধ্যাপক|Professor)$/.test(part)) ??
    name;
  const [first] = new Intl.Segmenter("bn", { granularity: "grapheme" }).segment(word);
  return escape(first?.segment ?? "");
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
