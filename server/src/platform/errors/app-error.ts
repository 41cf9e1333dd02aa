import type { ErrorKind } from "@shikkha/contract/kernel/errors.ts";

export interface FieldFault {
  readonly path: string;
  /** In both languages, as a schema's own message is. */
  readonly message: string;
}

interface Details {
  readonly blanks?: Record<string, string | number>;
  readonly fields?: readonly FieldFault[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A refusal of the catalogue. Anything else that is thrown is our fault and answers 500 without a word of its text. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly blanks: Record<string, string | number>;
  readonly fields: readonly FieldFault[];
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, details: Details = {}) {
    super(kind.en, { cause: details.cause });
    this.kind = kind;
    this.blanks = details.blanks ?? {};
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
