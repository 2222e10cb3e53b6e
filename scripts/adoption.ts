/** How far the screens are made of the kit: `npm run adoption`. Ends with 1 where they go away from it (lib/adoption/limits.json). */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUTES } from '../src/domain/routes.ts';
import limits from './lib/adoption/limits.json' with { type: 'json' };
import { adoptionFaults } from './lib/adoption/limits.ts';
import { readAdoption } from './lib/adoption/read.ts';
import type { Unused } from './lib/adoption/report.ts';
import { readWaiting, waitingFaults } from './lib/adoption/waiting.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const OUT = 'dist/adoption.json';

const adoption = await readAdoption(ROOT);
await mkdir(join(ROOT, 'dist'), { recursive: true });
await writeFile(join(ROOT, OUT), `${JSON.stringify(adoption, null, 2)}\n`);

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}%`);
const lines = [
  ...adoption.screens.map(({ title, path, ...count }) => [`${title} (${path})`, count] as const),
  ['The shell of the app', adoption.shell] as const,
  ['All, each file once', adoption.all] as const,
];
for (const [name, { share, kit, styled, raw }] of lines)
  console.log(`${percent(share).padStart(4)}  kit ${kit}, own styled ${styled}, raw ${raw}  ${name}`);

console.log(`pieces styled by screens ${adoption.pieces}`);

const tell = (what: string, { count, unused }: Unused) =>
  console.log(
    `${what} that no screen uses yet ${unused.length}/${count}${unused.length > 0 ? `: ${unused.join(', ')}` : ''}`,
  );
tell('components', adoption.components);
tell('tokens', adoption.tokens);
console.log(`written to ${OUT}`);
const faults = [
  ...adoptionFaults(adoption, limits),
  ...waitingFaults(readWaiting(ROOT), adoption.components.unused, ROUTES),
];
for (const fault of faults) {
  console.error(fault);
  process.exitCode = 1;
}
