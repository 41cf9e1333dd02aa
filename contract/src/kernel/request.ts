import type { CallDefinition, RequestOf } from "./call.ts";

/** All calls carry it: a page of another site cannot add a header of its own without being asked first. */
export const CALL_HEADER = "x-shikkha-call";

export interface PreparedRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
}

/** The address and body of a call, the same for the browser's client and for tests. */
export function prepareRequest<C extends CallDefinition>(
  base: string,
  call: C,
  input: RequestOf<C>,
): PreparedRequest {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  const filled = fillPath(call.path, params ?? {});
  const search = searchOf(query ?? {});
  return {
    method: call.method,
    url: base + filled + (search ? `?${search}` : ""),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

function fillPath(path: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
}

function searchOf(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.toString();
}
