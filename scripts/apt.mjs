import { run } from "./run.mjs";

let updated;

/** Installs Debian packages where this user may; answers whether that worked. */
export async function aptInstall(...packages) {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  updated ??= run("apt-get", ["update", "-q"], { env });
  if (!(await updated).ok) return false;
  const options = ["-y", "-q", "--no-install-recommends", "-o", "Dpkg::Options::=--force-confold"];
  return (await run("apt-get", ["install", ...options, ...packages], { env })).ok;
}
