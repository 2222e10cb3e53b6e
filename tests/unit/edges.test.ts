import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
let root = '';

/** One forbidden import a rule. */
const BREACHES: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['domain-stands-alone', 'src/domain/a.ts', 'src/contract/x.ts'],
  ['contract-knows-domain', 'src/contract/a.ts', 'src/data/x.ts'],
  ['kit-knows-no-product', 'src/kit/components/A/A.ts', 'src/state/x.ts'],
  ['kit-knows-no-product', 'src/kit/components/A/A.ts', 'src/domain/validators.ts'],
  ['data-speaks-the-wire', 'src/data/a.ts', 'src/state/x.ts'],
  ['state-holds-data', 'src/state/a.ts', 'src/parts/x.ts'],
  ['parts-know-the-product', 'src/parts/a.ts', 'src/features/market/x.ts'],
  ['features-stand-alone', 'src/features/home/a.ts', 'src/features/market/x.ts'],
  ['exchange-knows-no-client', 'src/exchange/a.ts', 'src/data/x.ts'],
  ['exchange-platform', 'src/exchange/platform/a.ts', 'src/exchange/ledger/x.ts'],
  ['exchange-accounts', 'src/exchange/accounts/a.ts', 'src/exchange/gateway/http/x.ts'],
  ['exchange-assets', 'src/exchange/assets/a.ts', 'src/exchange/matching/x.ts'],
  ['exchange-ledger', 'src/exchange/ledger/a.ts', 'src/exchange/assets/x.ts'],
  ['exchange-market-data', 'src/exchange/market-data/a.ts', 'src/exchange/matching/x.ts'],
  ['exchange-matching', 'src/exchange/matching/a.ts', 'src/exchange/products/spot/x.ts'],
  ['exchange-calls', 'src/exchange/calls/a.ts', 'src/exchange/products/x.ts'],
  ['products-stand-alone', 'src/exchange/products/spot/a.ts', 'src/exchange/products/wallet/x.ts'],
  ['exchange-products', 'src/exchange/products/spot/a.ts', 'src/exchange/gateway/http/x.ts'],
  ['exchange-gateway', 'src/exchange/gateway/http/a.ts', 'src/exchange/app/x.ts'],
  ['exchange-gateway', 'src/exchange/gateway/http/a.ts', 'src/exchange/demo/x.ts'],
  ['exchange-gateway', 'src/exchange/gateway/http/a.ts', 'src/exchange/matching/x.ts'],
  ['exchange-demo', 'src/exchange/demo/a.ts', 'src/exchange/app/x.ts'],
  ['exchange-demo', 'src/exchange/demo/a.ts', 'src/exchange/matching/x.ts'],
  ['exchange-has-rooms', 'src/exchange/a.ts', 'src/domain/x.ts'],
  ['client-knows-no-exchange', 'src/app/a.ts', 'src/exchange/x.ts'],
  ['antd-in-kit-only', 'src/features/home/a.ts', 'antd-mobile'],
];
const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['src/features/home/a.ts', 'src/features/home/x.ts'],
  ['src/kit/components/A/A.ts', 'src/domain/number.ts'],
  ['src/exchange/app/a.ts', 'src/exchange/demo/x.ts'],
  ['src/exchange/gateway/http/a.ts', 'src/exchange/products/spot/x.ts'],
  ['src/exchange/gateway/http/a.ts', 'src/exchange/market-data/x.ts'],
  ['src/exchange/matching/a.ts', 'src/exchange/market-data/x.ts'],
  ['src/exchange/products/spot/a.ts', 'src/exchange/products/x.ts'],
  ['src/exchange/products/spot/a.ts', 'src/exchange/products/spot/b/x.ts'],
  ['src/domain/a.test.ts', 'src/contract/x.ts'],
];

async function cruise(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(root, 'case-'));
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const { stdout } = await run(
    process.execPath,
    [
      '--import',
      resolve('scripts/lib/swc-tsx.mjs'),
      resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      'src',
      '--config',
      resolve('.dependency-cruiser.cjs'),
      '--output-type',
      'json',
    ],
    { cwd: folder, maxBuffer: 1 << 24 },
  ).catch((error: { stdout: string }) => error);
  const report: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(stdout);
  return report.summary.violations.map(({ rule }) => rule.name);
}

function breach(from: string, to: string): Record<string, string> {
  const isOurs = to.startsWith('src/');
  const specifier = isOurs ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to;
  return {
    [from]: `import { x } from '${specifier}';\nexport const y = x;\n`,
    ...(isOurs && { [to]: 'export const x = 1;\n' }),
  };
}

describe('the edges of the house', () => {
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'edges-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it.each(BREACHES)('%s fires on %s importing %s', async (rule, from, to) => {
    expect(await cruise(breach(from, to))).toContain(rule);
  });

  it.each(ALLOWED)('%s may import %s', async (from, to) => {
    expect(await cruise(breach(from, to))).toEqual([]);
  });

  it('reads a file with JSX and fires there too', async () => {
    const files = {
      'src/parts/A.tsx': "import { x } from '../features/market/x.ts';\nexport const A = () => <b>{x}</b>;\n",
      'src/features/market/x.ts': 'export const x = 1;\n',
    };
    expect(await cruise(files)).toContain('parts-know-the-product');
  });

  it('no-cycles fires on two files that import each other', async () => {
    const files = {
      'src/domain/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'src/domain/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    };
    expect(await cruise(files)).toContain('no-cycles');
  });

  it('no-unresolved fires on an import that leads nowhere', async () => {
    expect(await cruise({ 'src/domain/a.ts': "export { x } from './nowhere.ts';\n" })).toContain('no-unresolved');
  });
});
