export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/** As fetch, but tells how much of the body has left: fetch itself cannot. */
export function sendWithProgress(onProgress: (progress: Progress) => void) {
  return (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? "GET", url);
      request.withCredentials = init.credentials === "include";
      request.responseType = "blob";
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress({ sent: loaded, total }),
      );
      request.addEventListener("load", () =>
        resolve(new Response(request.response as Blob, { status: request.status })),
      );
      request.addEventListener("error", () => reject(new TypeError("No answer")));
      request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      init.signal?.addEventListener("abort", () => request.abort());
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}
