import { ERRORS, type ErrorKind } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "./app-error.ts";

/** Which refusal a violated constraint means; each domain declares its own. */
export type ConstraintErrors = Readonly<Record<string, ErrorKind>>;

const BY_CODE: Readonly<Record<string, ErrorKind>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ERRORS.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ERRORS.unsupportedMedia,
  FST_ERR_CTP_INVALID_JSON_BODY: ERRORS.malformed,
  FST_ERR_CTP_EMPTY_JSON_BODY: ERRORS.malformed,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ERRORS.malformed,
  FST_ERR_MAX_LIMIT: ERRORS.tooLarge,
};

/** Faults of the connection to PostgreSQL, or of a server that is going down: not the caller's doing, and passing. */
const PASSING = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08006",
  "08001",
  "08003",
]);

/** Turns whatever was thrown into a refusal of the catalogue; undefined means it is a fault of ours. */
export function recognise(error: unknown, constraints: ConstraintErrors): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return undefined;
  const { code, constraint, statusCode } = error as {
    code?: string;
    constraint?: string;
    statusCode?: number;
  };

  const kind = constraint === undefined ? undefined : constraints[constraint];
  if (kind) return new AppError(kind, { cause: error });
  // Serialisation failures and deadlocks: the transaction did nothing and may be tried again.
  if (code === "40001" || code === "40P01")
    return new AppError(ERRORS.busy, { cause: error, retryAfterSeconds: 1 });
  if (code !== undefined && PASSING.has(code)) return unavailable(error);
  if (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  ) {
    return unavailable(error);
  }
  const known = code === undefined ? undefined : BY_CODE[code];
  if (known) return new AppError(known, { cause: error });
  if (statusCode === 400) return new AppError(ERRORS.malformed, { cause: error });
  return undefined;
}

function unavailable(cause: unknown): AppError {
  return new AppError(ERRORS.unavailable, { cause, retryAfterSeconds: 2 });
}
