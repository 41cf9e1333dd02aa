import type { Call } from "@shikkha/contract/kernel/call.ts";
import { NO_ANSWER } from "@shikkha/contract/kernel/errors.ts";
import { CallError } from "./call-error.ts";

/** The content of a good answer, in the form the call declares. */
export async function readAnswer(call: Call, response: Response): Promise<unknown> {
  if (call.response === "file") return response.blob();
  if (call.response === "text") return response.text();
  return response.json();
}

/** A refusal in the server's words; what is not our error shape keeps its raw text. */
export async function readRefusal(response: Response): Promise<CallError> {
  const text = await response.text();
  const body = parsed(text);
  return new CallError({
    statusCode: response.status,
    code: typeof body["code"] === "number" ? body["code"] : NO_ANSWER.code,
    message: typeof body["message"] === "string" ? body["message"] : text,
    fields: Array.isArray(body["fields"]) ? body["fields"] : undefined,
    requestId: typeof body["requestId"] === "string" ? body["requestId"] : undefined,
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
