import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const FROM_LUCIDE = /import \{([^}]*)\} from "lucide-react";/g;
const EXPORTED = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/**
 * Leads each icon's import to its own file. Through the package's index every icon would seem to be imported by every
 * screen, and the chunks of vite.config.ts could not tell whose it is.
 */
export function iconImports(): Plugin {
  const files = iconFiles();
  return {
    name: "icon-imports",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: FROM_LUCIDE },
      handler: (code) => ({ code: code.replaceAll(FROM_LUCIDE, rewrite), map: null }),
    },
  };

  function rewrite(_: string, names: string): string {
    return names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => {
        const [icon = "", local = icon] = name.split(" as ");
        const file = files.get(icon);
        if (file === undefined) throw new Error(`lucide-react has no icon ${icon}`);
        return `import ${local} from "lucide-react/icons/${file}";`;
      })
      .join(" ");
  }
}

/** Which file each icon's name, old or new, stands for. */
function iconFiles(): ReadonlyMap<string, string> {
  const main = createRequire(import.meta.url).resolve("lucide-react");
  const index = readFileSync(join(dirname(main), "../esm/lucide-react.mjs"), "utf8");
  return new Map(
    [...index.matchAll(EXPORTED)].flatMap(([, names = "", file = ""]) =>
      names.split(",").map((name) => [name.replace("default as", "").trim(), file] as const),
    ),
  );
}
