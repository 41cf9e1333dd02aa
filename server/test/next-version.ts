import { cp, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const HERE = join(import.meta.dirname, "..");

/** A copy of the server with one more migration, as the next version would bring; gives its main file. */
export async function nextVersion(migration: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shikkha-next-"));
  const server = join(folder, "server");
  for (const part of ["src", "seeds", "migrations", "package.json"])
    await cp(join(HERE, part), join(server, part), { recursive: true });
  await symlink(join(HERE, "../node_modules"), join(folder, "node_modules"));
  await symlink(join(HERE, "node_modules"), join(server, "node_modules")).catch(() => undefined);
  await writeFile(join(server, "migrations", "9999-next-version.sql"), migration);
  return join(server, "src", "main.ts");
}
