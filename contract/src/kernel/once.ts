/** Made when it is first asked for: the formats of a language are large, and most pages need few of them. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
