/** What Node offers of it; its types come with a browser's library, which the server does not load. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  function instantiate(
    source: Uint8Array,
  ): Promise<{ readonly instance: { readonly exports: object } }>;
}
