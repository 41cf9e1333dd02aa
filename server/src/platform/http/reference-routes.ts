import type { FastifyInstance } from "fastify";
import type { Contract } from "./check-contract.ts";
import { openApi } from "./openapi.ts";
import { REFERENCE_CSS, referencePage } from "./reference-page.ts";

/** `/docs` and `/openapi.json`, made once at the start. */
export function serveReference(app: FastifyInstance, contract: Contract, base: string): void {
  const document = openApi(contract.calls, contract.errors, base);
  const page = referencePage(contract.calls, contract.errors, document);
  app.get("/openapi.json", async () => document);
  app.get("/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get("/docs/reference.css", async (_request, reply) =>
    reply.type("text/css").send(REFERENCE_CSS),
  );
}
