import * as z from "zod/mini";
import type { Call } from "@shikkha/contract/kernel/call.ts";
import type { ErrorKind } from "@shikkha/contract/kernel/errors.ts";

type Json = Record<string, unknown>;

/** OpenAPI 3.1 of the whole contract, made from the calls themselves. */
export function openApi(calls: readonly Call[], errors: readonly ErrorKind[], base: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: "3.1.0",
    info: {
      title: "Shikkha Monitoring",
      version: "1",
      description: errors.map(({ code, status, en }) => `${code} (${status}): ${en}`).join("\n\n"),
    },
    servers: [{ url: base }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Error: ERROR },
    },
  };
}

const ERROR = {
  type: "object",
  required: ["statusCode", "code", "message", "requestId"],
  properties: {
    statusCode: { type: "integer" },
    code: { type: "integer" },
    message: { type: "string" },
    fields: {
      type: "array",
      items: {
        type: "object",
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
    requestId: { type: "string" },
  },
};

function operation(call: Call): Json {
  const guard =
    typeof call.permission === "string" ? call.permission : call.permission.join(" or ");
  return {
    operationId: call.name,
    tags: [call.name.split(".")[0]],
    summary: call.summary,
    description: `Permission: ${guard}. Jurisdiction: ${call.jurisdiction}.`,
    "x-permission": call.permission,
    ...(call.permission === "public" && { security: [] }),
    parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: inputSchema(call.body) } },
      },
    }),
    responses: {
      ...answer(call),
      default: {
        description: "Refused",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

function answer(call: Call): Json {
  if (call.response === "redirect") return { 302: { description: "Sends the browser on" } };
  if (typeof call.response === "string")
    return { 200: { description: call.response === "file" ? "A file" : "Text" } };
  const schema = z.toJSONSchema(call.response, { io: "output", unrepresentable: "any" });
  return {
    200: { description: "Done", content: { "application/json": { schema: plain(schema) } } },
  };
}

function parameters(schema: z.ZodMiniType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: shape,
  }));
}

function inputSchema(schema: z.ZodMiniType): Json {
  return plain(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
}

function plain({ $schema: _dialect, ...rest }: Json): Json {
  return rest;
}
