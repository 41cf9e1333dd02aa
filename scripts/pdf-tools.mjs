import { existsSync } from "node:fs";
import { aptInstall } from "./apt.mjs";

const PROGRAMS = ["pdftotext", "pdfinfo", "qpdf"];

/** Programs that read PDF files back; without them only the tests that ask them are left out. */
export async function ensurePdfTools() {
  const areThere = () => PROGRAMS.every((name) => existsSync(`/usr/bin/${name}`));
  const found = areThere() || ((await aptInstall("poppler-utils", "qpdf")) && areThere());
  return { note: found ? PROGRAMS.join(", ") : "not to be had here: its tests are skipped", found };
}
