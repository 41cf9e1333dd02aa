import * as z from "zod/mini";
import type { Call, UploadedFile } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { type FieldIssue, fieldMessage, says } from "@shikkha/contract/kernel/field-message.ts";
import { AppError, type FieldFault } from "../errors/app-error.ts";
import { safeValue } from "./safe-value.ts";

interface Raw {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

interface Parsed extends Raw {
  readonly file: UploadedFile | undefined;
}

/** Parses every part before it judges, so that one answer names every wrong field. */
export function parseInput(call: Call, raw: Raw, fileName: string | undefined): Parsed {
  const faults: FieldFault[] = [];
  const part = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const result = z.safeParse(schema, safeValue(value ?? {}), { reportInput: true });
    if (result.success) return result.data;
    faults.push(...result.error.issues.flatMap(faultsOf));
    return undefined;
  };
  const parsed = {
    params: part(call.params, raw.params),
    query: part(call.query, raw.query),
    body: part(call.body, raw.body),
  };
  if (faults.length > 0) throw new AppError(ERRORS.invalid, { fields: faults });
  return { ...parsed, file: call.upload ? uploaded(raw.body, fileName) : undefined };
}

function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
  const shown: FieldIssue = issue;
  const path = issue.path.map(String).join(".");
  if (issue.code === "unrecognized_keys") {
    const prefix = path ? `${path}.` : "";
    return issue.keys.map((key) => ({
      path: prefix + key,
      message: says("অজানা তথ্য", "Unknown field"),
    }));
  }
  return [{ path, message: says(fieldMessage(shown, "bn"), fieldMessage(shown, "en")) }];
}

function uploaded(body: unknown, name: string | undefined): UploadedFile {
  if (!Buffer.isBuffer(body)) throw new AppError(ERRORS.unsupportedMedia);
  try {
    return { name: decodeURIComponent(name ?? ""), content: body };
  } catch {
    throw new AppError(ERRORS.malformed);
  }
}
