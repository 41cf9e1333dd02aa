import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import { siteCalls } from "@shikkha/contract/site.ts";
import { type FormEvent, useState } from "react";
import { callApi } from "../../lib/calls/call-api.ts";
import { CallError } from "../../lib/calls/call-error.ts";
import { useLanguage } from "../../lib/format/use-format.ts";

const EMPTY = { name: "", contact: "", subject: "", body: "" };

type Message = typeof EMPTY;
export type ContactField = keyof Message;
type Faults = Partial<Record<ContactField, string>>;

/**
 * Checks with the contract's schema, sends, and keeps what was typed when it could not be sent. Four fields need no form
 * library: it would be a tenth of what a visitor downloads.
 */
export function useContactForm() {
  const language = useLanguage();
  const [values, setValues] = useState<Message>(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  /** Those of the last attempt, for the summary; they stay while the fields are corrected. */
  const [refused, setRefused] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const [state, setState] = useState<"typing" | "sending" | "sent">("typing");

  function refuse(found: Faults) {
    setFaults(found);
    setRefused(found);
    setState("typing");
  }

  /** The server's words fit here as they are: too many messages in a minute, or no answer at all. */
  function take(error: unknown): void {
    if (!(error instanceof CallError)) throw error;
    refuse(faultsOf(error.fields.map(({ path, message }) => [path, message])));
    if (error.fields.length === 0) setRefusal(error.message);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === "sending") return;
    setRefusal(undefined);
    const checked = siteCalls.sendMessage.body.safeParse(values);
    if (!checked.success) {
      const { issues } = checked.error;
      refuse(faultsOf(issues.map((one) => [one.path.join("."), fieldMessage(one, language)])));
      return;
    }
    setState("sending");
    try {
      await callApi(siteCalls.sendMessage, { body: values });
      setState("sent");
    } catch (error) {
      take(error);
    }
  }

  return {
    values,
    faults,
    refused,
    refusal,
    isSending: state === "sending",
    isSent: state === "sent",
    change: (field: ContactField, value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      setFaults((before) => ({ ...before, [field]: undefined }));
    },
    submit,
    startAgain: () => {
      setValues(EMPTY);
      setFaults({});
      setRefused({});
      setState("typing");
    },
  };
}

export type Contact = ReturnType<typeof useContactForm>;

/** The first fault of each field. */
function faultsOf(found: readonly (readonly [string, string])[]): Faults {
  const faults: Faults = {};
  for (const [path, message] of found) {
    const field = path.split(".").at(-1);
    if (isField(field)) faults[field] ??= message;
  }
  return faults;
}

function isField(name: string | undefined): name is ContactField {
  return name !== undefined && name in EMPTY;
}
