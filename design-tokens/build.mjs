/** Writes what the kit reads from the sources beside this file, and removes icons no longer listed: `npm run tokens`. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { allOutputs, OUT } from './lib/outputs.mjs';

const outputs = await allOutputs();
for (const [path, text] of outputs) {
  await mkdir(dirname(join(OUT, path)), { recursive: true });
  await writeFile(join(OUT, path), text);
}
for (const folder of ['theme/generated', 'icons/generated'])
  for (const file of await readdir(join(OUT, folder)))
    if (!outputs.has(`${folder}/${file}`)) await rm(join(OUT, folder, file));
