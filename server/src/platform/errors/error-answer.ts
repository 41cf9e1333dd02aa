import { type ErrorBody, errorMessage } from "@shikkha/contract/kernel/errors.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { AppError } from "./app-error.ts";

/** The body of a refusal, in the caller's language, with every wrong field. */
export function errorAnswer(error: AppError, language: Language, requestId: string): ErrorBody {
  const fields = error.fields.map(({ path, message }) => ({
    path,
    message: fieldMessage({ message, path: [] }, language),
  }));
  return {
    statusCode: error.kind.status,
    code: error.kind.code,
    message: errorMessage(error.kind, language, error.blanks),
    ...(fields.length > 0 && { fields }),
    requestId,
  };
}
