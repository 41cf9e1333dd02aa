import { DOWNLOAD_FORMATS, FILE_EXTENSIONS } from "@shikkha/contract/kernel/download.ts";

/** A file's name with the ending of its format; EXCEL is saved as xlsx. */
export function savedName(name: string, format: string): string {
  const known = DOWNLOAD_FORMATS.find((one) => one === format);
  return known ? `${name}.${FILE_EXTENSIONS[known]}` : name;
}
