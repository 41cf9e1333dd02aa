/** Where all calls live unless told otherwise, apart from the web application's own addresses. */
export const DEFAULT_BASE = "/v1";

/** Where a stored file is fetched; which calls answer there, the domains declare. */
export function uploadAddress(base: string, key: string): string {
  return `${base}/uploads/${key}`;
}
