import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
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
  ['parts-know-the-product', 'src/parts/a.ts', 'src/features/market/search/x.ts'],
  ['features-stand-alone', 'src/features/home/home/a.ts', 'src/features/market/search/x.ts'],
  ['screens-stand-alone', 'src/features/home/home/a.ts', 'src/features/home/guide/x.ts'],
  ['screens-stand-alone', 'src/features/home/shared/a.ts', 'src/features/home/guide/x.ts'],
  ['features-have-screens', 'src/features/home/a.ts', 'src/domain/x.ts'],
  ['exchange-knows-no-client', 'src/exchange/a.ts', 'src/data/x.ts'],
  ['exchange-platform', 'src/exchange/platform/a.ts', 'src/exchange/ledger/x.ts'],
  ['exchange-accounts', 'src/exchange/accounts/a.ts', 'src/exchange/gateway/http/x.ts'],
  ['exchange-assets', 'src/exchange/assets/a.ts', 'src/exchange/matching/x.ts'],
  ['exchange-ledger', 'src/exchange/ledger/a.ts', 'src/exchange/assets/x.ts'],
  ['exchange-market-data', 'src/exchange/market-data/a.ts', 'src/exchange/matching/x.ts'],
  ['exchange-market-data', 'src/exchange/market-data/a.ts', 'src/exchange/ledger/x.ts'],
  ['exchange-matching', 'src/exchange/matching/a.ts', 'src/exchange/products/spot/x.ts'],
  ['exchange-matching', 'src/exchange/matching/a.ts', 'src/exchange/accounts/x.ts'],
  ['exchange-calls', 'src/exchange/calls/a.ts', 'src/exchange/products/x.ts'],
  ...['platform', 'ledger', 'accounts', 'assets', 'market-data', 'matching'].map(
    (room) => ['core-speaks-no-wire', `src/exchange/${room}/a.ts`, 'src/contract/rows/x.ts'] as const,
  ),
  ['core-speaks-no-wire', 'src/exchange/ledger/a.ts', 'src/contract/x.ts'],
  ['core-speaks-no-wire', 'src/exchange/assets/a.ts', 'src/contract/codes.ts'],
  ['core-speaks-no-wire', 'src/exchange/platform/a.ts', 'src/contract/define.ts'],
  ['core-speaks-no-wire', 'src/exchange/ledger/a.ts', 'src/contract/table.ts'],
  ['products-speak-wire-at-their-edge', 'src/exchange/products/spot/persist.ts', 'src/contract/rows/x.ts'],
  ['products-speak-wire-at-their-edge', 'src/exchange/products/wallet/today.ts', 'src/contract/codes.ts'],
  ['products-speak-wire-at-their-edge', 'src/exchange/products/spot/product.ts', 'src/contract/channels.ts'],
  ['gateway-doors-stand-apart', 'src/exchange/gateway/http/a.ts', 'src/exchange/gateway/ws/market/x.ts'],
  ['gateway-doors-stand-apart', 'src/exchange/gateway/ws/app/a.ts', 'src/exchange/gateway/http/x.ts'],
  ['gateway-ground-knows-no-door', 'src/exchange/gateway/limits/a.ts', 'src/exchange/gateway/ws/market/x.ts'],
  ['handlers-answer-what-was-done', 'src/exchange/products/spot/handlers.ts', 'src/exchange/ledger/idempotent.ts'],
  ['handlers-answer-what-was-done', 'src/exchange/gateway/http/handlers/a.ts', 'src/exchange/ledger/idempotent.ts'],
  ['products-stand-alone', 'src/exchange/products/spot/a.ts', 'src/exchange/products/wallet/x.ts'],
  ['products-have-a-door', 'src/exchange/gateway/http/a.ts', 'src/exchange/products/spot/x.ts'],
  ['products-have-a-door', 'src/exchange/demo/a.ts', 'src/exchange/products/wallet/wire/x.ts'],
  ['exchange-products', 'src/exchange/products/spot/a.ts', 'src/exchange/gateway/http/x.ts'],
  ['exchange-products', 'src/exchange/products/spot/a.ts', 'src/exchange/accounts/x.ts'],
  ['exchange-gateway', 'src/exchange/gateway/http/a.ts', 'src/exchange/app/x.ts'],
  ['exchange-gateway', 'src/exchange/gateway/http/a.ts', 'src/exchange/demo/x.ts'],
  ['exchange-gateway', 'src/exchange/gateway/http/a.ts', 'src/exchange/matching/x.ts'],
  ['exchange-demo', 'src/exchange/demo/a.ts', 'src/exchange/app/x.ts'],
  ['exchange-demo', 'src/exchange/demo/a.ts', 'src/exchange/matching/x.ts'],
  ['exchange-has-rooms', 'src/exchange/a.ts', 'src/domain/x.ts'],
  ['client-knows-no-exchange', 'src/app/a.ts', 'src/exchange/x.ts'],
  ['antd-in-kit-only', 'src/features/home/home/a.ts', 'antd-mobile'],
  ['antd-by-component', 'src/kit/components/A/A.ts', 'antd-mobile'],
  ['antd-by-component', 'src/kit/components/A/A.ts', 'antd-mobile/es/components/form/form.js'],
  ['kit-by-its-door', 'src/features/home/home/a.ts', 'src/kit/components/A/B.ts'],
  ['kit-by-its-door', 'src/app/a.ts', 'src/kit/components/A/index.ts'],
  ['kit-by-its-door', 'stories/kit/a.ts', 'src/kit/b.ts'],
  ['kit-by-its-door', 'tests/access/a.ts', 'src/kit/b.ts'],
  ['lists-by-page-have-a-part', 'src/features/home/home/a.ts', '#kit/InfiniteList'],
  ['lists-by-page-have-a-part', 'src/parts/wallet/a.ts', '#kit/InfiniteList'],
  ['no-unresolved', 'src/features/home/home/a.ts', '#kit/Nowhere'],
];
const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['src/features/home/home/a.ts', 'src/features/home/home/x.ts'],
  ['src/features/home/home/a.ts', 'src/features/home/shared/x.ts'],
  ['src/kit/components/A/A.ts', 'src/domain/number.ts'],
  ['src/kit/components/A/A.ts', 'src/kit/b.ts'],
  ['src/kit/components/A/A.ts', 'antd-mobile/es/components/badge'],
  ['src/features/home/home/a.ts', '#kit/A'],
  ['stories/kit/a.ts', '#kit/icons'],
  ['src/parts/PageList.tsx', '#kit/InfiniteList'],
  ['stories/kit/a.ts', '#kit/InfiniteList'],
  ['src/exchange/app/a.ts', 'src/exchange/demo/x.ts'],
  ['src/exchange/gateway/http/a.ts', 'src/exchange/market-data/x.ts'],
  ['src/exchange/matching/a.ts', 'src/exchange/market-data/x.ts'],
  ['src/exchange/products/spot/a.ts', 'src/exchange/products/x.ts'],
  ['src/exchange/products/spot/a.ts', 'src/exchange/products/spot/b/x.ts'],
  ['src/domain/a.test.ts', 'src/contract/x.ts'],
  ['src/exchange/products/spot/wire/a.ts', 'src/contract/rows/x.ts'],
  ['src/exchange/market-data/a.ts', 'src/contract/sockets.ts'],
];

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** Every import that is forbidden among such files. */
async function cruise(files: ReadonlyMap<string, string>): Promise<readonly Violation[]> {
  for (const [file, source] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), source);
  }
  // The kit's doors stand in it.
  await copyFile('package.json', join(root, 'package.json'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const { stdout } = await run(
    process.execPath,
    [
      '--import',
      resolve('scripts/lib/swc-tsx.mjs'),
      resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['src', 'stories', 'tests'],
      '--config',
      resolve('.dependency-cruiser.cjs'),
      '--output-type',
      'json',
    ],
    { cwd: root, maxBuffer: 1 << 24 },
  ).catch((error: { stdout: string }) => error);
  const report: { summary: { violations: Violation[] } } = JSON.parse(stdout);
  return report.summary.violations;
}

const importing = (from: string, to: string): string => {
  const specifier = to.startsWith('src/') ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to;
  return `import { x } from '${specifier}';\nexport const y = x;\n`;
};

/** All cases stand in one tree, since reading it takes a second however small it is: each imports from a file of its own. */
const ownFile = (kind: string, at: number, from: string): string =>
  from.replace(/(\w+)((?:\.test)?\.ts)$/, `$1-${kind}${at}$2`);
const BREACHING = BREACHES.map(([rule, from, to], at) => [rule, ownFile('breach', at, from), to] as const);
const ALLOWING = ALLOWED.map(([from, to], at) => [ownFile('allowed', at, from), to] as const);

const OTHERS: Readonly<Record<string, string>> = {
  'src/parts/Markup.tsx': "import { x } from '../features/market/search/x.ts';\nexport const A = () => <b>{x}</b>;\n",
  'src/domain/cycle-a.ts': "import { b } from './cycle-b.ts';\nexport const a = () => b;\n",
  'src/domain/cycle-b.ts': "import { a } from './cycle-a.ts';\nexport const b = () => a;\n",
  // A file whose name is the rule.
  'src/exchange/products/mining/calls.ts': importing('src/exchange/products/mining/calls.ts', 'src/contract/define.ts'),
  'src/exchange/gateway/door.ts': importing('src/exchange/gateway/door.ts', 'src/exchange/products/product.ts'),
  'src/exchange/products/product.ts': 'export const x = 1;\n',
  'src/kit/icons.ts': 'export const x = 1;\n',
  'src/kit/components/InfiniteList/index.ts': 'export const x = 1;\n',
  'src/domain/lost.ts': "export { x } from './nowhere.ts';\n",
};

describe('the edges of the house', () => {
  const fired = new Map<string, string[]>();

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'edges-'));
    const imports = [...BREACHING.map(([, from, to]) => [from, to] as const), ...ALLOWING];
    const targets = imports.filter(([, to]) => to.startsWith('src/'));
    const files = new Map([
      ...targets.map(([, to]) => [to, 'export const x = 1;\n'] as const),
      ...imports.map(([from, to]) => [from, importing(from, to)] as const),
      ...Object.entries(OTHERS),
    ]);
    for (const { from, rule } of await cruise(files)) fired.set(from, [...(fired.get(from) ?? []), rule.name]);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it.each(BREACHING)('%s fires on %s importing %s', (rule, from) => {
    expect(fired.get(from)).toContain(rule);
  });

  it.each(ALLOWING)('%s may import %s', (from) => {
    expect(fired.get(from)).toBeUndefined();
  });

  it.each(['src/exchange/products/mining/calls.ts', 'src/exchange/gateway/door.ts'])(
    '%s may import what it does',
    (from) => {
      expect(fired.get(from)).toBeUndefined();
    },
  );

  it('reads a file with JSX and fires there too', () => {
    expect(fired.get('src/parts/Markup.tsx')).toContain('parts-know-the-product');
  });

  it('no-cycles fires on two files that import each other', () => {
    expect(fired.get('src/domain/cycle-a.ts')).toContain('no-cycles');
  });

  it('no-unresolved fires on an import that leads nowhere', () => {
    expect(fired.get('src/domain/lost.ts')).toContain('no-unresolved');
  });
});
