import * as z from "zod/mini";

/** Files are asked for by format; EXCEL is saved as xlsx. */
export const DOWNLOAD_FORMATS = ["pdf", "excel", "csv"] as const;

export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export const FILE_EXTENSIONS: Readonly<Record<DownloadFormat, string>> = {
  pdf: "pdf",
  excel: "xlsx",
  csv: "csv",
};

/** A format in an address, in either case. */
export function downloadFormat() {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.toLowerCase()),
    ),
    z.enum(DOWNLOAD_FORMATS),
  );
}
