interface ModuleFacts {
  readonly importers: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleFacts | null;
}

/**
 * Tells what the modules whose name matches import at once, directly or through others. Such modules belong into one
 * file: left to itself the bundler makes a file of every one that a lazy screen shares, dozens of crumbs, each a request
 * and badly compressed.
 */
export function reachedFrom(start: RegExp) {
  const known = new Map<string, boolean>();

  function isReached(id: string, graph: Graph): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const found = start.test(id) || importers.some((importer) => isReached(importer, graph));
    known.set(id, found);
    return found;
  }

  return isReached;
}
