import type { FastifyRequest } from "fastify";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { CALL_HEADER } from "@shikkha/contract/kernel/request.ts";
import { AppError } from "../errors/app-error.ts";

/**
 * Refuses a state-changing call another site caused. A page elsewhere cannot set our header without a preflight, which
 * we never allow; where the browser says where the call came from, that has to agree.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers["sec-fetch-site"];
  const origin = request.headers.origin;
  const foreign =
    request.headers[CALL_HEADER] === undefined ||
    (site !== undefined && site !== "same-origin" && site !== "none") ||
    (origin !== undefined &&
      origin !== new URL(publicUrl).origin &&
      origin !== `${request.protocol}://${request.host}`);
  if (foreign) throw new AppError(ERRORS.crossSite);
}
