/**
 * The four checks of the tokens, and that what is generated is up to date: `npm run tokens:check`.
 * `--prune` takes unused tokens and icons out of the sources and builds anew.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContrast, checkSameKeys, checkVars, unusedTokens } from './lib/checks.mjs';
import { drawingFiles, styledFiles, usingFiles } from './lib/files.mjs';
import { unusedIcons, withoutIcons } from './lib/icon-use.mjs';
import { ICON_LIST } from './lib/icons.mjs';
import { demandReferences } from './lib/lost.mjs';
import { allOutputs, OUT } from './lib/outputs.mjs';
import { pruneSources } from './lib/prune.mjs';
import { resolveAll, SOURCES } from './lib/resolve.mjs';

await demandReferences();
const readIcons = async () => JSON.parse(await readFile(ICON_LIST, 'utf8'));

if (process.argv.includes('--prune')) {
  const icons = await readIcons();
  const kept = withoutIcons(icons, unusedIcons(icons, await drawingFiles()));
  await writeFile(ICON_LIST, `${JSON.stringify(kept, null, 2)}\n`);
  await pruneSources(SOURCES, unusedTokens(await resolveAll(), await usingFiles()));
  await import('./build.mjs');
}

const themes = await resolveAll();
const stale = [];
for (const [path, text] of await allOutputs())
  if ((await readFile(join(OUT, path), 'utf8').catch(() => '')) !== text)
    stale.push(`${path} is not what the sources say`);

const findings = [
  ...stale,
  ...checkSameKeys(themes),
  ...checkVars(await styledFiles()),
  ...checkContrast(themes),
  ...unusedTokens(themes, await usingFiles()).map((name) => `${name} is used by nothing`),
  ...unusedIcons(await readIcons(), await drawingFiles()).map(
    ({ name, weights }) => `icon ${name} ${weights.join(' ')} is drawn by nothing`,
  ),
];
const count = themes.values().next().value.size;
console.log(`tokens ${count}, themes ${themes.size}, findings ${findings.length}`);
for (const finding of findings) console.log(`  ${finding}`);
process.exit(findings.length > 0 ? 1 : 0);
