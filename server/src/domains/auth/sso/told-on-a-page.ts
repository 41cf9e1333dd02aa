import type { FastifyRequest } from "fastify";
import { AUTH_ERRORS } from "@shikkha/contract/auth/errors.ts";
import type { Config } from "../../../platform/config/config.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { webAddress } from "./web-address.ts";

/** A person looks at what the sign-on answers: a provider that is away is told on a page, and its cause in the log. */
export async function toldOnAPage(
  config: Config,
  request: FastifyRequest,
  work: () => Promise<string>,
): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== AUTH_ERRORS.providerAway) throw error;
    request.log.warn({ err: error }, "the OpenID provider cannot be reached");
    return webAddress(config, { error: String(error.kind.code) });
  }
}
