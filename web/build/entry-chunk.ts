interface ModuleFacts {
  readonly importers: readonly string[];
  readonly isEntry: boolean;
}

interface Graph {
  getModuleInfo(id: string): ModuleFacts | null;
}

/** Icons all hang on one index, so "imported by the entry" would hold for each of them; they go with their users. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/**
 * What the first script of a page imports directly or through others belongs into one file. Left to itself the bundler
 * makes a file of every such module that a lazy screen shares: dozens of crumbs, each a request and badly compressed.
 */
export function entryChunk(name: string, page: RegExp) {
  const known = new Map<string, boolean>();

  function isInEntry(id: string, graph: Graph): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false);
    const facts = graph.getModuleInfo(id);
    const found =
      facts !== null &&
      ((facts.isEntry && page.test(id)) ||
        facts.importers.some((importer) => isInEntry(importer, graph)));
    known.set(id, found);
    return found;
  }

  return (id: string, graph: Graph): string | null =>
    !ICON.test(id) && isInEntry(id, graph) ? name : null;
}
