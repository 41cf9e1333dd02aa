import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { languageOf } from "@shikkha/contract/kernel/language.ts";
import type { Database } from "../../../platform/db/database.ts";
import { listDemoAccounts } from "./demo-accounts.reads.ts";
import { signInPage } from "./sign-in-page.ts";

const LARGEST_FORM = 4096;

/** Shows the accounts on GET and signs in the chosen one on POST. */
export async function handleInteraction(
  provider: Provider,
  db: Database,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const accounts = await listDemoAccounts(db);
  if (request.method === "POST") {
    const chosen = new URLSearchParams(await readForm(request)).get("account");
    const account = accounts.find(({ username }) => username === chosen);
    if (account) {
      await provider.interactionFinished(request, response, {
        login: { accountId: account.username, remember: false },
      });
      return;
    }
  }
  const asked = new URL(request.url ?? "", "http://localhost").searchParams.get("language");
  const language = languageOf(asked ?? (params["ui_locales"] as string | undefined));
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  response.end(signInPage(accounts, language));
}

async function readForm(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += String(chunk);
    if (text.length > LARGEST_FORM) throw new Error("The form is too large");
  }
  return text;
}
