import { constants, crc32, deflateRawSync } from "node:zlib";
import type { ZipInputFile } from "fflate";

const LEVEL = 3;
/** The number a zip gives the method. */
const DEFLATED = 8;

/** A file of a zip, compressed piece by piece by Node's own zlib, which is several times faster than JavaScript. */
export class ZipEntry implements ZipInputFile {
  readonly filename: string;
  readonly compression = DEFLATED;
  size = 0;
  crc = 0;
  /** Set by the zip the entry is added to, before anything is pushed. */
  ondata: NonNullable<ZipInputFile["ondata"]> = () => undefined;

  constructor(filename: string) {
    this.filename = filename;
  }

  push(content: Uint8Array, isLast = false): void {
    this.size += content.length;
    this.crc = crc32(content, this.crc);
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    this.ondata(null, deflateRawSync(content, { level: LEVEL, finishFlush }), isLast);
  }
}
