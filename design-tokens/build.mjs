/** Writes what the kit and Figma read from the sources beside this file, and removes what is no longer made of them: `npm run tokens`. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demandReferences } from './lib/lost.mjs';
import { allOutputs, GENERATED, OUT } from './lib/outputs.mjs';

await demandReferences();
const outputs = await allOutputs();
for (const [path, text] of outputs) {
  await mkdir(dirname(join(OUT, path)), { recursive: true });
  await writeFile(join(OUT, path), text);
}
for (const folder of GENERATED)
  for (const file of await readdir(join(OUT, folder)))
    if (!outputs.has(`${folder}/${file}`)) await rm(join(OUT, folder, file));
