import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGS } from '../../scripts/words/words.mjs';

const run = promisify(execFile);
/** What the generators read and write, and what the checks look at. */
const HOUSE = [
  '.dependency-cruiser.cjs',
  '.github',
  '.gitignore',
  '.storybook',
  'biome.json',
  'design-tokens',
  'README.md',
  'docs/glossary.md',
  'docs/spec',
  'drizzle.config.ts',
  'index.html',
  'knip.json',
  'locales',
  'loki.config.cjs',
  'package.json',
  'scripts',
  'src',
  'stories',
  'tests',
  'tsconfig.json',
  'visual-tests',
  'vite.config.ts',
  'vitest.access.config.ts',
  'vitest.config.ts',
  'vitest.robust.config.ts',
  'vitest.stories.config.ts',
];
/** Pictures are many, and nothing that is generated or checked here looks at them. */
const isPicture = (path: string): boolean => /^visual-tests\/(reference|current|difference|report)(\/|$)/.test(path);
const NICKNAME = 'Nickname|昵称|暱稱|ชื่อเล่น|ニックネーム|닉네임|Pseudo|Apodo';
const ACCOUNT = 'account=Account|账户|帳戶|บัญชี|アカウント|계정|Compte|Cuenta';
const NUMBER = 'id=Number|编号|編號|หมายเลข|番号|번호|Numéro|Número';
const ARTISTS = 'Artists|艺术家|藝術家|ศิลปิน|アーティスト|아티스트|Artistes|Artistas';
const NAME = 'Name|名称|名稱|ชื่อ|名称|이름|Nom|Nombre';
const AMOUNT = 'Amount|金额|金額|จำนวนเงิน|金額|금액|Montant|Importe';
const OPEN = 'Open|未成交|未成交|รอจับคู่|注文中|미체결|En cours|Abierta';
const DONE = 'Done|已完成|已完成|เสร็จแล้ว|完了|완료|Terminé|Completado';
const MINING =
  'Lock mining|锁仓挖矿|鎖倉挖礦|ขุดแบบล็อกเหรียญ|ロックマイニング|락업 마이닝|Minage verrouillé|Minería con bloqueo';
/** Words of a term, or of an English that the house says elsewhere, which are not those of the house. */
const OTHERWISE = 'Cancel|名称|名稱|ชื่อ|名称|이름|Nom|Nombre';
const SLOW_MS = 120_000;
/** Two stores are begun. */
const TESTS_MS = 180_000;

const MIGRATIONS = 'src/exchange/platform/store/migrations';

let root = '';

interface Outcome {
  readonly code: number;
  readonly said: string;
}

/** Runs a program in the copy; its code and all that it printed. */
async function inCopy(...args: string[]): Promise<Outcome> {
  return run(process.execPath, args, { cwd: root, maxBuffer: 1 << 24 }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}

/** What a program printed that must end well; a test that fails shows it. */
async function succeeds(program: Promise<Outcome>): Promise<string> {
  const { code, said } = await program;
  expect(code, said.slice(-4000)).toBe(0);
  return said;
}

const generate = (...args: string[]) => inCopy('scripts/new.mjs', ...args);
const read = (path: string) => readFile(join(root, path), 'utf8');
/** Every file of the copy with when it was written. */
async function files(): Promise<string[]> {
  const names = (await readdir(root, { recursive: true })).filter((name) => !name.startsWith('node_modules'));
  return Promise.all(names.map(async (name) => `${name} ${(await stat(join(root, name))).mtimeMs}`));
}

/** The paths of the copy, folders too, and the texts of what a command writes into. */
async function contents(): Promise<unknown> {
  const names = (await readdir(root, { recursive: true })).filter((name) => !name.startsWith('node_modules')).sort();
  const texts = names.filter((name) => /^(locales|src|tests|stories)\/.*\.\w+$/.test(name));
  return { names, texts: await Promise.all(texts.map(read)) };
}

/** Routes and endpoints that nobody has built, whatever becomes of the product's own. */
const ROUTES = {
  'pages/sample/profile': "{ login: true, domain: 'sample' }",
  'pages/sample/artists': "{ login: false, domain: 'sample' }",
  'pages/sample/rename': "{ login: true, domain: 'sample' }",
  'pages/sample/messages': "{ login: true, domain: 'sample' }",
  'pages/sample/trades': "{ login: true, domain: 'sample' }",
  'pages/sample/history': "{ login: true, domain: 'sample' }",
  'pages/sample/story': "{ login: false, domain: 'sample' }",
};
const TAB = { 'pages/sample/index': "{ login: false, tab: 5, domain: 'sample' }" };
const ENDPOINTS = [
  { section: 'user', method: 'POST', path: '/user/sampleName', params: ['sample_name', 'lang'] },
  { section: 'user', method: 'GET', path: '/user/sampleDone', params: [] },
  { section: 'sample', method: 'POST', path: '/sample/close', params: ['id'] },
  { section: 'probe', method: 'POST', path: '/probe/open', params: ['id'] },
  { section: 'probe', method: 'POST', path: '/probe/close', params: ['id'] },
  { section: 'sample', method: 'POST', path: '/sample/my_trade', params: ['currency_id', 'page', 'status'] },
  { section: 'sample', method: 'ANY', path: '/sample/get_artists', params: [] },
];

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(join(root, path), change(await read(path)));
}

const withRows = (rows: readonly object[]) => (text: string) =>
  JSON.stringify([...(JSON.parse(text) as object[]), ...rows]);

async function registerSamples(): Promise<void> {
  const routes = { ...ROUTES, ...TAB };
  const lines = Object.entries(routes).map(([path, route]) => `  '${path}': ${route},\n`);
  await edit('src/domain/routes.ts', (text) => text.replace('} as const', `${lines.join('')}} as const`));
  await edit('docs/spec/routes.json', withRows(Object.keys(routes).map((path) => ({ path }))));
  await edit('docs/spec/endpoints.json', withRows(ENDPOINTS));
  for (const [index, lang] of LANGS.entries()) {
    const titles = Object.fromEntries(Object.keys(routes).map((path) => [path, ARTISTS.split('|')[index]]));
    const add = (text: string) => `${JSON.stringify({ ...JSON.parse(text), ...titles }, null, 2)}\n`;
    await edit(`locales/${lang}/routes.json`, add);
  }
}

const FOR = ['--for', 'pages/nft/artworkDetail'];
const ORDERS = ['--call', 'spot.orders', '--fact', `symbol=${NAME}`, '--fact', `trade_amount=${AMOUNT}`];
const SITE = ['--call', 'common.siteConfig', '--fact', `site_name=${NICKNAME}`];
const STORY = ['--call', 'content.newsDetail', '--fact', `title=${NAME}`];
/** Commands that write, one after the other: the second screen shows a call that came before it. */
const GOOD: readonly (readonly string[])[] = [
  ['component', 'SampleNote', '--about', 'How risky a position is, in a word.', ...FOR],
  ['call', 'user.sampleName', '--summary', "Sets the user's nickname.", '--field', `sample_name=${NICKNAME}`],
  ['call', 'sample.close', '--summary', 'Closes a position.', '--money'],
  ['call', 'sample.orders', '--path', '/sample/my_trade', '--summary', 'Orders of futures.', '--reply', 'list'],
  ['call', 'sample.getArtists', '--method', 'GET', '--summary', 'The artists.', '--guest'],
  ['product', 'Probe', '--title', MINING],
  ['call', 'probe.open', '--summary', 'Locks money.', '--money'],
  ['call', 'probe.close', '--summary', 'Ends it.', '--money'],
  ['screen', 'sample/profile', '--call', 'user.info', '--fact', ACCOUNT, '--name', 'SampleProfile'],
  ['screen', 'sample/artists', '--call', 'sample.getArtists', '--fact', NUMBER, '--title', ARTISTS],
  ['screen', 'sample/index', ...SITE],
  ['screen', 'sample/rename', '--call', 'user.sampleName', '--input', `sample_name=${NICKNAME}`],
  ['screen', 'sample/messages', '--call', 'notice.list', '--fact', `title=${NAME}`],
  ['screen', 'sample/trades', ...ORDERS, '--tab', `status.1=${OPEN}`, '--tab', `status.2=${DONE}`],
  ['screen', 'sample/history', ...ORDERS, '--record'],
  ['screen', 'sample/story', ...STORY, '--action', `pages/sample/artists=${ARTISTS}`],
];

const PROFILE = ['screen', 'sample/profile'];
const CALL = ['--call', 'user.info'];

/** The commands of README, as it writes them: the last screen waits for nothing, and its product is the second one. */
const README = readFileSync('README.md', 'utf8')
  .match(/^npm run new .+$/gm)
  ?.map((line) =>
    (line.replace(' -- ', ' ').match(/"[^"]*"|\S+/g) ?? []).slice(3).map((word) => word.replaceAll('"', '')),
  );

/** What a new product touches outside of its folder: its line, its movements' words, its migration, and its place in the simulator. */
const outsideOf = (product: string): readonly string[] =>
  [
    ...LANGS.map((lang) => `locales/${lang}/exchange.json`),
    `src/exchange/platform/store/migrations/*_${product}.sql`,
    'src/exchange/platform/store/migrations/meta/*_snapshot.json',
    'src/exchange/platform/store/migrations/meta/_journal.json',
    'src/exchange/products/index.ts',
    'tests/simulate/products/index.ts',
    `tests/simulate/products/${product}.ts`,
  ].sort();

/** The files outside of its folder that came or changed since. */
async function touched(before: ReadonlySet<string>, product: string): Promise<readonly string[]> {
  const changed = (await files()).filter((file) => !before.has(file)).map((file) => file.split(' ')[0] ?? '');
  return changed
    .filter((name) => /\.\w+$/.test(name) && !name.startsWith(`src/exchange/products/${product}/`))
    .map((name) => name.replace(/\d{4}_(?=\w+\.(sql|json)$)/, '*_'))
    .sort();
}

/** Commands that write nothing, and what they say. */
const BAD: readonly (readonly [args: readonly string[], says: string])[] = [
  [[], 'Say what is new.'],
  [['widget', 'Name'], 'There is no kind "widget"'],
  [['component'], 'Give one name after "component".'],
  [['component', 'Name', '--colour', 'red'], "Unknown option '--colour'"],
  [['component', 'riskNote'], '"riskNote" is no name of a component'],
  [['component', 'Name', '--for', 'pages/index/index'], 'pages/index/index is none.'],
  [['component', 'Button'], 'src/kit/components/Button exists already.'],
  [['screen', 'sample/nowhere'], 'There is no route pages/sample/nowhere'],
  [['screen', 'setting/setting'], 'The screen of pages/setting/setting is built already.'],
  [PROFILE, 'Say what the screen shows'],
  [[...PROFILE, '--fact', ACCOUNT], 'Say which call fills the screen'],
  [[...PROFILE, '--fact', 'account=Account|账户'], 'needs a phrase in each of en, zh, hk'],
  [[...PROFILE, '--call', 'user.nothing', '--fact', ACCOUNT], 'There is no call user.nothing'],
  [[...PROFILE, ...CALL, '--fact', `x${ACCOUNT}`], 'user.info has no field xaccount'],
  [
    [...PROFILE, ...CALL, '--fact', `account=${'Account|'.repeat(7)}Cuenta`],
    'fra sample:profile.fact.account is left in English',
  ],
  [['screen', 'sample/artists', ...CALL, '--fact', ACCOUNT], 'Guests may open this route'],
  [['screen', 'sample/artists', ...CALL, '--input', ACCOUNT], 'Guests may open this route'],
  [
    [...PROFILE, '--call', 'content.newsList', '--fact', `title=${NAME}`],
    'content.newsList needs other fields than {}',
  ],
  [[...PROFILE, ...ORDERS, '--tab', `colour.1=${OPEN}`], 'spot.orders needs other fields than {"colour":"1"}'],
  [[...PROFILE, ...CALL, '--fact', ACCOUNT, '--record'], 'Tabs and records are lists by pages'],
  [[...PROFILE, '--call', 'notice.list', '--fact', `title=${NAME}`, '--record'], 'give these two facts first'],
  [[...PROFILE, ...CALL, '--fact', ACCOUNT, '--action', `pages/sample/artists=${ARTISTS}`], 'it alone has an --action'],
  [[...PROFILE, ...STORY, '--action', `pages/sample/nowhere=${ARTISTS}`], 'There is no route pages/sample/nowhere'],
  [[...PROFILE, ...STORY, '--action', `pages/sample/artists=${OTHERWISE}`], 'zh sample:profile.action says "名称"'],
  [['screen', 'sample/index', ...STORY], 'it is no tab'],
  [[...PROFILE, '--input', ACCOUNT], 'Say which call the form sends'],
  [[...PROFILE, ...CALL, '--input', ACCOUNT], 'user.info does not take account as texts'],
  [['screen', 'sample/index', '--call', 'auth.login', '--input', ACCOUNT], 'A tab is no form'],
  [['product', 'lockMining'], '"lockMining" is no name of a product'],
  [['product', 'Spot', '--title', MINING], 'src/exchange/products/spot exists already.'],
  [['product', 'Mining'], 'Say what users call it'],
  [['call', 'nickname'], '"nickname" is no name of a call'],
  [['call', 'user.info'], "user.info stands in the contract's table already."],
  [['call', 'bank.open'], 'docs/spec/endpoints.json has no section bank.'],
  [['call', 'sample.nothing'], 'Which endpoint is sample.nothing? Say --path with one of: POST /sample/close'],
  [['call', 'sample.getArtists'], 'leaves the method of /sample/get_artists open'],
  [['call', 'user.sampleDone'], 'Say what the call does'],
  [
    ['call', 'user.sampleName', '--summary', 'Sets it.'],
    'The field sample_name has no name in locales/*/exchange.json',
  ],
];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-'));
  for (const path of HOUSE) await cp(path, join(root, path), { recursive: true, filter: (from) => !isPicture(from) });
  await registerSamples();
  for (const path of ['node_modules', 'visual-tests/reference']) await symlink(resolve(path), join(root, path));
}, SLOW_MS);
afterAll(() => rm(root, { recursive: true, force: true }));

describe('npm run new', () => {
  it(
    'says in a sentence what is wrong with a command, and writes nothing',
    async () => {
      const before = await files();
      for (const [args, says] of BAD) {
        const { code, said } = await generate(...args);
        expect({ code, said }, args.join(' ')).toEqual({ code: 2, said: expect.stringContaining(says) });
      }
      expect(await files()).toEqual(before);
    },
    SLOW_MS,
  );

  it(
    'takes back all that it wrote where a tool refuses it, and says so in a sentence',
    async () => {
      const tool = await read('drizzle.config.ts');
      await writeFile(join(root, 'drizzle.config.ts'), 'throw new Error("out of order");');
      const before = await contents();
      expect(await generate('product', 'Probe', '--title', MINING)).toEqual({
        code: 2,
        said: expect.stringMatching(
          /^What this would write is refused, and nothing of it is left on the disk\..*out of order/s,
        ),
      });
      expect(await contents()).toEqual(before);
      await writeFile(join(root, 'drizzle.config.ts'), tool);
    },
    SLOW_MS,
  );

  it(
    'writes components, calls, products and screens',
    async () => {
      expect(README).toHaveLength(4);
      for (const args of [...GOOD, ...(README ?? [])]) {
        const before = new Set(await files());
        const said = await succeeds(generate(...args));
        if (args[0] !== 'product') continue;
        const outside = outsideOf((args[1] ?? '').toLowerCase());
        expect(await touched(before, (args[1] ?? '').toLowerCase())).toEqual(outside);
        for (const name of outside) expect(said.replaceAll(/\d{4}_/g, '*_')).toContain(`wrote ${name}\n`);
      }
      expect(await read('src/kit/components/SampleNote/SampleNote.tsx')).toContain(
        '/** How risky a position is, in a word. */',
      );
      expect(await read('src/exchange/gateway/http/handlers/user.ts')).toContain("'user.sampleName': notOffered,");
      expect(await read('src/exchange/products/index.ts')).toContain(
        'PRODUCTS = { spot, futures, options, wallet, alerts, probe, lockmining }',
      );
      expect(await read('src/exchange/products/probe/handlers.ts')).toContain("'probe.open': notOffered,");
      expect((await readdir(join(root, MIGRATIONS))).filter((name) => name.endsWith('_probe.sql'))).toHaveLength(1);
      expect(JSON.parse(await read('locales/zh/exchange.json'))).toMatchObject({
        ledger: { probeHold: '锁仓挖矿：锁仓', probeRelease: '锁仓挖矿：解锁' },
      });
      expect(JSON.parse(await read('locales/th/sample.json'))).toMatchObject({
        artists: {
          title: 'ศิลปิน',
          failed: 'โหลด “$t(sample:artists.title)” ไม่สำเร็จ',
          empty: 'ยังไม่มีรายการ',
          fact: { id: 'หมายเลข' },
        },
      });
      expect(JSON.parse(await read('locales/fra/sample.json'))).toMatchObject({ sampleProfile: { title: 'Artistes' } });
      for (const name of ['Artists', 'Messages', 'Trades', 'History'])
        expect(await read(`src/features/sample/${name.toLowerCase()}/${name}Page.tsx`)).toMatch(
          /empty=\{.*picture: 'orders',\s+title: t\(.*\),\s+action: \{ label: t\('common:action.home'\)/s,
        );
      expect(await generate(...(GOOD[0] ?? []))).toMatchObject({ code: 2 });
    },
    SLOW_MS,
  );

  it.each([
    ['style', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
    ['types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']],
    [
      'edges',
      [
        '--import',
        './scripts/lib/swc-tsx.mjs',
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        ...['src', 'stories', 'tests', 'scripts', '.storybook'],
        '--config',
        '.dependency-cruiser.cjs',
      ],
    ],
    ['unused code', ['node_modules/knip/bin/knip.js', '--exclude', 'types', '--no-progress']],
    ['tokens', ['design-tokens/check.mjs']],
    ['adoption', ['node_modules/tsx/dist/cli.mjs', 'scripts/adoption.ts']],
    ['words', ['node_modules/vitest/vitest.mjs', 'run', 'tests/unit/words.test.ts', 'tests/unit/word-types.test.ts']],
    [
      'calls, fixtures and words as they are tested',
      ['node_modules/vitest/vitest.mjs', 'run', 'tests/unit/contract-endpoints', 'src/contract/', 'scripts/'],
    ],
  ])(
    'what it wrote passes the check of %s',
    async (_name, args) => {
      const { code, said } = await inCopy(...args);
      expect(code, said).toBe(0);
    },
    SLOW_MS,
  );

  it(
    'a product holds, gives back and unwinds as it comes',
    async () => {
      const tests = ['src/exchange/products/probe', 'src/exchange/platform/words'];
      await succeeds(inCopy('node_modules/vitest/vitest.mjs', 'run', ...tests));
    },
    TESTS_MS,
  );

  it(
    'each of its tables has the rows that the test of long tables asks for',
    async () => {
      const args = ['src/exchange/app/plans.test.ts', '-t', 'each table has them'];
      await succeeds(inCopy('node_modules/vitest/vitest.mjs', 'run', ...args));
    },
    TESTS_MS,
  );

  it(
    'what npm run check would miss next is said: which screen a component waits for, and which wait for a screen',
    async () => {
      expect(await succeeds(generate('component', 'SampleMark'))).toContain('Give it waitsFor there as well');
      const said = await succeeds(generate('screen', 'nft/artworkDetail', ...SITE));
      expect(said).toMatch(/Components\/BidList, .*Components\/SampleNote.* waited for it: draw with it there/);
    },
    SLOW_MS,
  );

  it(
    'what it wrote is counted: screens and components whole, calls that are not built as such',
    async () => {
      const said = await succeeds(inCopy('node_modules/tsx/dist/cli.mjs', 'scripts/coverage.ts'));
      for (const name of ['probe.open', 'user.sampleName', 'sample.close', 'sample.orders', 'sample.getArtists'])
        expect(said).toMatch(new RegExp(`not built yet: .*\\(${name}\\)`));
    },
    SLOW_MS,
  );
});
