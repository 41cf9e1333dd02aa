import type { CallDefinition, RequestOf, UploadedFile } from "./call.ts";

/** All calls carry it: a page of another site cannot add a header of its own without being asked first. */
export const CALL_HEADER = "x-shikkha-call";

/** The name of an uploaded file, percent-encoded because headers hold no Bengali. */
export const FILE_NAME_HEADER = "x-file-name";

export interface PreparedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

interface AnyRequest {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly file?: UploadedFile;
}

/** The address and body of a call, the same for the browser's client and for tests. */
export function prepareRequest<C extends CallDefinition>(
  base: string,
  call: C,
  input: RequestOf<C>,
): PreparedRequest {
  const { params, query, body, file } = input as unknown as AnyRequest;
  const filled = fillPath(call.path, params ?? {});
  const search = searchOf(query ?? {});
  return {
    method: call.method,
    url: base + filled + (search ? `?${search}` : ""),
    ...contentOf(body, file),
  };
}

function contentOf(
  body: unknown,
  file: UploadedFile | undefined,
): Pick<PreparedRequest, "headers" | "body"> {
  if (file) {
    const headers = {
      "content-type": "application/octet-stream",
      [FILE_NAME_HEADER]: encodeURIComponent(file.name),
    };
    return { headers, body: file.content };
  }
  if (body === undefined) return { headers: {} };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
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
