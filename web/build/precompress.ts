import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = "**/*.{html,js,css,svg,json,webmanifest,xml,txt}";
/** Below this the headers weigh more than what is saved. */
const LEAST_BYTES = 512;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Puts a .br and a .gz beside every text file, at the best quality: the server then compresses nothing itself. */
export function precompress(): Plugin {
  let dist = "";
  return {
    name: "precompress",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const work: Promise<void>[] = [];
        for await (const file of glob(WORTH_IT, { cwd: dist }))
          work.push(compress(join(dist, file)));
        await Promise.all(work);
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    asBrotli(content, { params }),
    asGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
