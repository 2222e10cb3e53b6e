import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const TEXT = /\.(js|css|html|json|svg|txt)$/;
/** Below this a header costs more than the squeezing saves. */
const WORTH_BYTES = 1024;

/** Lays `.br` and `.gz` beside every text file of the build, so that the server squeezes nothing at run time. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      handler: async () => {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile() && TEXT.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name));
        await Promise.all(files.map(squeeze));
      },
    },
  };
}

async function squeeze(file: string): Promise<void> {
  const content = await readFile(file);
  // config.json is for the operator to change: a squeezed copy of the old one would win over theirs.
  if (content.length < WORTH_BYTES || file.endsWith('config.json')) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    toBrotli(content, { params }).then((squeezed) => writeFile(`${file}.br`, squeezed)),
    toGzip(content, { level: 9 }).then((squeezed) => writeFile(`${file}.gz`, squeezed)),
  ]);
}
