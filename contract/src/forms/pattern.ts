/**
 * Makes a pattern into a test of a whole text, or gives undefined where it cannot be taken. Handed in by whoever runs
 * the engine, because the linear-time matcher is too large to travel with every form.
 */
export type CompilePattern = (source: string) => ((text: string) => boolean) | undefined;

/** For forms without patterns, and for a browser that leaves them to the server. */
export const anyPattern: CompilePattern = () => () => true;
