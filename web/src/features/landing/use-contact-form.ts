import { siteCalls } from "@shikkha/contract/site.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { callApi } from "../../lib/calls/call-api.ts";
import { CallError } from "../../lib/calls/call-error.ts";
import { useLanguage } from "../../lib/format/use-format.ts";
import { contractResolver } from "../../lib/forms/contract-resolver.ts";

const EMPTY = { name: "", contact: "", subject: "", body: "" };

export type ContactMessage = typeof EMPTY;

/** Checks with the contract's schema, sends, and keeps what was typed when it could not be sent. */
export function useContactForm() {
  const language = useLanguage();
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<ContactMessage>({
    defaultValues: EMPTY,
    resolver: contractResolver(siteCalls.sendMessage.body, language),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      await callApi(siteCalls.sendMessage, { body });
      setSent(true);
    } catch (error) {
      take(error);
    }
  });

  /** The server's words fit here as they are: too many messages in a minute, or no answer at all. */
  function take(error: unknown): void {
    if (!(error instanceof CallError)) throw error;
    for (const { path, message } of error.fields) {
      const field = path.split(".").at(-1);
      if (isField(field)) form.setError(field, { message });
    }
    if (error.fields.length === 0) setRefusal(error.message);
  }

  function startAgain(): void {
    form.reset(EMPTY);
    setSent(false);
  }

  return { form, submit, isSent, refusal, startAgain };
}

export type Contact = ReturnType<typeof useContactForm>;

function isField(name: string | undefined): name is keyof ContactMessage {
  return name !== undefined && name in EMPTY;
}
