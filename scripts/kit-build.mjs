/**
 * The kit as a package in dist/kit, to be published or packed: ES modules, types, tokens.css, styles.css, fonts.css: `npm run kit:build`.
 * It stands by itself: the build ends with a sentence where the kit reaches for anything of the product.
 */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleKit } from './kit/bundle.mjs';
import { indexOf, listEntries } from './kit/entries.mjs';
import { manifestOf } from './kit/manifest.mjs';
import { copyStyles } from './kit/styles.mjs';
import { emitTypes } from './kit/types.mjs';

const root = join(import.meta.dirname, '..');
const out = join(root, 'dist', 'kit');

try {
  const start = performance.now();
  await rm(out, { recursive: true, force: true });
  const entries = await listEntries(root);
  const packages = await bundleKit(root, out, entries);
  await emitTypes(root, out, entries, indexOf(entries));
  await copyStyles(root, out);
  await cp(join(import.meta.dirname, 'kit', 'README.md'), join(out, 'README.md'));
  const manifest = await manifestOf(root, packages);
  await writeFile(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(
    `Built ${manifest.name} ${manifest.version} in ${((performance.now() - start) / 1000).toFixed(1)} s: dist/kit`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
