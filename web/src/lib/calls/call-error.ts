import type { ErrorBody } from "@shikkha/contract/kernel/errors.ts";

type Fields = NonNullable<ErrorBody["fields"]>;

interface Facts {
  readonly statusCode: number;
  readonly code: number;
  readonly message: string;
  readonly fields?: Fields | undefined;
  readonly requestId?: string | undefined;
}

/** Every failed call, whether the server refused it or never answered. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly statusCode: number;
  readonly code: number;
  readonly fields: Fields;
  readonly requestId: string | undefined;

  constructor(facts: Facts) {
    super(facts.message);
    this.statusCode = facts.statusCode;
    this.code = facts.code;
    this.fields = facts.fields ?? [];
    this.requestId = facts.requestId;
  }
}
