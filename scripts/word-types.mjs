// Writes src/parts/words/resources.d.ts: the key types of i18next, from the English namespaces.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const TYPES_FILE = join(root, 'src/parts/words/resources.d.ts');
/** Said by the exchange, never by the client. */
const NOT_OURS = new Set(['exchange']);

/** Namespaces of the client, in order. */
export function namespaces() {
  return readdirSync(join(root, 'locales/en'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => !NOT_OURS.has(name))
    .sort();
}

/** The text of the types file. */
export function wordTypes() {
  const lines = namespaces().map(
    (name) => `      ${name}: (typeof import('../../../locales/en/${name}.json'))['default'];`,
  );
  return `// Written by scripts/word-types.mjs from locales/en.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${lines.join('\n')}
    };
  }
}
`;
}

/** Brings the file up to date; says whether it was not. */
export function writeWordTypes() {
  let before = '';
  try {
    before = readFileSync(TYPES_FILE, 'utf8');
  } catch {
    // The first time.
  }
  const after = wordTypes();
  if (before !== after) writeFileSync(TYPES_FILE, after);
  return before !== after;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeWordTypes();
