import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'number-parts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Ways to make a figure or a time by hand. */
const BREACHES = {
  'src/features/a/a/called.tsx': 'export const A = ({ v }) => <p>{formatPrice(v, 2)}</p>;',
  'src/features/a/a/apart.ts': 'export const total = (v) => formatAmount(v, 2);',
  'src/features/a/a/handed.ts': 'export const all = (list) => list.map(formatCompact);',
  'src/features/a/a/renamed.ts':
    "import { formatRate as rate } from '../../../domain/number.ts';\nexport const a = rate;",
  'src/features/a/a/member.ts': 'export const a = (v) => number.formatFiat(v);',
  'src/features/a/a/fixed.ts': 'export const a = (v) => v.toFixed(2);',
  'src/features/a/a/local.ts': 'export const a = (v) => new Date(v).toLocaleTimeString();',
  'src/features/a/a/intl.ts': "export const a = (v) => new Intl.NumberFormat('en').format(v);",
  'src/parts/wallet/ago.ts': "export const a = (v) => relativeTime(v, 'en');",
  'src/app/shell/stamp.ts': "export const a = (v) => formatStamp(v, 'en');",
};

const ALLOWED = {
  'src/features/a/a/sentence.tsx': "export const A = ({ t, v }) => <p>{t('least', { min: formatAmount(v, 2) })}</p>;",
  'src/features/a/a/late.ts': "export const a = (late, v) => () => late('least', { min: formatAmount(v, 2) });",
  'src/features/a/a/names.ts': "export const a = new Intl.DisplayNames('en', { type: 'region' });",
  'src/parts/live/cell.ts': 'export const a = (v) => formatPrice(v, 2);',
  'src/kit/components/A/A.ts': 'export const a = (v) => formatPrice(v, 2);',
  'src/domain/a.ts': 'export const a = (v) => formatPrice(v, 2);',
};

let found: string[];
beforeAll(() => {
  for (const [file, source] of Object.entries({ ...BREACHES, ...ALLOWED })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${source}\n`);
  }
  cpSync('biome.json', join(root, 'biome.json'));
  cpSync('scripts/lint', join(root, 'scripts/lint'), { recursive: true });
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--reporter=json', 'src'], {
    cwd: root,
    encoding: 'utf8',
  });
  const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(stdout);
  found = report.diagnostics.filter(({ category }) => category === 'plugin').map(({ location }) => location.path);
});

it('fires on every figure that a screen makes by hand, and on none in a sentence', () => {
  expect([...new Set(found)].sort()).toEqual(Object.keys(BREACHES).sort());
});

it('is switched off nowhere', () => {
  const { stdout } = spawnSync('git', ['grep', '-lE', 'biome-ignore[a-z-]* lint/plugin', '--', 'src'], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
