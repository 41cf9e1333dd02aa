import type { Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Language = "bn" | "en";

export interface PageAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

interface Page {
  readonly bundle: Bundle;
  /** The HTML as the bundler wrote it, which names the first script and its styles already. */
  readonly template: string;
  readonly screen: string;
  readonly language: Language;
}

/**
 * What a page fetches after its first script: the screen with its styles, and the texts. Named in the HTML, so that it
 * is styled before any script runs and nothing waits for a second round trip.
 */
export function pageAssets({ bundle, template, screen, language }: Page): PageAssets {
  return assetsOf(bundle, template, [screen, `public-texts/${language}`]);
}

/** The files of the named modules and of all they import at once, but for those the HTML names already. */
export function assetsOf(bundle: Bundle, html: string, modules: readonly string[]): PageAssets {
  const own = modules.flatMap((path) => chunksFrom(bundle, (chunk) => isModule(chunk, path)));
  const isNew = (file: string) => !html.includes(file);
  return {
    styles: unique(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])).filter(
      isNew,
    ),
    scripts: unique(own.map((chunk) => chunk.fileName)).filter(isNew),
  };
}

/** The chunk and all it imports at once, the deepest first. */
function chunksFrom(
  bundle: Bundle,
  isStart: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  function take(chunk: Rolldown.OutputBundle[string] | undefined): void {
    if (chunk?.type !== "chunk" || found.has(chunk)) return;
    for (const name of chunk.imports) take(bundle[name]);
    found.add(chunk);
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === "chunk" && isStart(chunk)) take(chunk);
  return [...found];
}

/** The chunk a module is in, alone or with others. */
function isModule(chunk: Rolldown.OutputChunk, path: string): boolean {
  return chunk.moduleIds.some((id) => id.endsWith(path));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
