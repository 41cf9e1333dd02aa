/** Where all calls live unless told otherwise, apart from the web application's own addresses. */
export const DEFAULT_BASE = "/v1";
