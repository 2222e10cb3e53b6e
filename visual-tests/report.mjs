import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import groupBy from 'lodash/groupBy.js';
import template from 'lodash/template.js';
import { textOf } from '../scripts/lib/files.mjs';
import { changedBetween } from '../scripts/lib/properties.mjs';
import { asPng, CURRENT, DIFFERENCE, EXPECTED, REPORT, TOKENS, TOKENS_THEN } from './files.mjs';
import { named } from './stories.mjs';

/** The command that accepts one picture. */
export const acceptCommand = ({ title, name, mode }) =>
  `npm run visual:accept -- --filter "^${title}/${name}$" --mode ${mode}`;

/** Writes visual-tests/report/index.html, which stands by itself: its pictures are copied beside it. */
export async function writeReport(found, { version, total }) {
  const { different, missing, orphans, failures } = found;
  await rm(REPORT, { recursive: true, force: true });
  await mkdir(REPORT, { recursive: true });
  for (const [name, folder] of Object.entries({ reference: EXPECTED, difference: DIFFERENCE, current: CURRENT }))
    if (existsSync(folder)) await cp(folder, join(REPORT, name), { recursive: true });
  const tokens = changedBetween(textOf(TOKENS_THEN), textOf(TOKENS));
  const shown = [...different, ...missing].map((wanted) => ({
    ...wanted,
    file: asPng(wanted.file),
    isNew: missing.includes(wanted),
    command: acceptCommand(wanted),
  }));
  const lists = {
    'Stories that failed': failures.map(({ wanted, error }) => `${named(wanted)}: ${error.message}`),
    'Pictures without a story': orphans,
  };
  // The script in the page has template strings of its own.
  const options = { interpolate: /<%=(.+?)%>/g };
  const page = template(textOf('visual-tests/report-template.txt'), options);
  const groups = Object.entries(groupBy(shown, 'title'));
  await writeFile(join(REPORT, 'index.html'), page({ ...found, version, total, tokens, lists, groups }));
}
