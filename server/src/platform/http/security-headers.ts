import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/**
 * The one style element react-aria adds by itself (touch-action of what can be pressed), named by its hash. A new
 * version of it shows as a console error, which the browser tests refuse.
 */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** On every answer, errors included. Nothing unsafe-*, nothing from elsewhere, nobody may frame us. */
export function secureHeaders(app: FastifyInstance, production: boolean): void {
  // Put together once; Fastify's own wrapper does it for every request.
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", REACT_ARIA_STYLE],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(production && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: production ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onRequest", (request, reply, next) => secure(request.raw, reply.raw, () => next()));
}
