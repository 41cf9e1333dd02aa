import type { FastifyInstance } from "fastify";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { FILE_ERRORS } from "@shikkha/contract/kernel/file-errors.ts";
import { languageOf } from "@shikkha/contract/kernel/language.ts";
import { AppError } from "../errors/app-error.ts";
import { errorAnswer } from "../errors/error-answer.ts";
import { type ConstraintErrors, recognise } from "../errors/recognise.ts";

/** One place turns whatever was thrown into an answer: catalogue errors as they are, faults of ours as 500 without their text. */
export function handleErrors(app: FastifyInstance, constraints: ConstraintErrors): void {
  app.setErrorHandler(async (thrown, request, reply) => {
    const known = named(recognise(thrown, constraints), request.routeOptions.config.fileLimit);
    if (!known) request.log.error({ err: thrown }, "call failed");
    else if (known.kind.status >= 500) request.log.warn({ err: thrown }, "call refused");
    const error = known ?? new AppError(ERRORS.failed);
    const language = languageOf(request.headers["accept-language"]);
    if (error.retryAfterSeconds !== undefined)
      reply.header("retry-after", String(error.retryAfterSeconds));
    return reply
      .code(error.kind.status)
      .type("application/json; charset=utf-8")
      .header("cache-control", "no-store")
      .serializer((body: unknown) => JSON.stringify(body))
      .send(errorAnswer(error, language, request.id));
  });
}

/** A file that is too large is told how large it may be. */
function named(error: AppError | undefined, fileLimit: number | undefined): AppError | undefined {
  if (error?.kind !== ERRORS.tooLarge || fileLimit === undefined) return error;
  const megabytes = Math.floor(fileLimit / 1024 / 1024);
  return new AppError(FILE_ERRORS.tooLarge, { cause: error, blanks: { megabytes } });
}
