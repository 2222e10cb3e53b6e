import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readGlossary } from '../../scripts/lib/glossary.mjs';
import { auditWords, LANGS } from '../../scripts/lib/words.mjs';

const folders: string[] = [];

/** Eight languages that agree, with one of them changed. */
async function audit(
  lang: string,
  words: object,
  english: object = { buy: 'Buy {{coin}}' },
  terms: readonly string[] = [],
): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'words-'));
  folders.push(root);
  const good: Record<string, object> = {
    en: english,
    zh: { buy: '买入 {{coin}}' },
    hk: { buy: '買入 {{coin}}' },
    th: { buy: 'ซื้อ {{coin}}' },
    jp: { buy: '{{coin}} を買う' },
    kor: { buy: '{{coin}} 매수' },
    fra: { buy: 'Acheter {{coin}}' },
    spa: { buy: 'Comprar {{coin}}' },
  };
  for (const name of LANGS) {
    await mkdir(join(root, name));
    await writeFile(join(root, name, 'spot.json'), JSON.stringify(name === lang ? words : good[name]));
  }
  await writeFile(join(root, 'same.json'), '{"*": ["USDT"]}');
  await writeFile(join(root, 'glossary.md'), `# Terms\n\n${[...HEAD, ...terms].join('\n')}\n\n| other | table |\n`);
  return (await auditWords(root, join(root, 'glossary.md'))).findings;
}

const HEAD = [
  '| English | Sense | Keys | zh | hk | th | jp | kor | fra | spa |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

/** Two texts of the same English in all languages, French as given. */
const TWICE = { zh: '余额', hk: '結餘', th: 'ยอดคงเหลือ', jp: '残高', kor: '잔액', fra: 'Solde', spa: 'Saldo' };
async function auditTwice(fra: string, terms: readonly string[] = []): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'words-'));
  folders.push(root);
  for (const lang of LANGS) {
    const one = lang === 'en' ? 'Balance' : TWICE[lang as keyof typeof TWICE];
    await mkdir(join(root, lang));
    await writeFile(join(root, lang, 'assets.json'), JSON.stringify({ balance: one }));
    await writeFile(join(root, lang, 'spot.json'), JSON.stringify({ balance: lang === 'fra' ? fra : one }));
  }
  await writeFile(join(root, 'same.json'), '{}');
  await writeFile(join(root, 'glossary.md'), [...HEAD, ...terms].join('\n'));
  return (await auditWords(root, join(root, 'glossary.md'))).findings;
}
const row = (keys: string, fra: string) =>
  `| Balance | | ${keys} | 余额 | 結餘 | ยอดคงเหลือ | 残高 | 잔액 | ${fra} | Saldo |`;

describe('the audit of words', () => {
  afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

  it('finds nothing where all agree', async () => {
    expect(await audit('spa', { buy: 'Comprar {{coin}}' })).toEqual([]);
  });
  it.each([
    ['a missing key', 'th', {}, 'is missing'],
    ['a key English lacks', 'th', { buy: 'ซื้อ {{coin}}', sell: 'ขาย' }, 'is not in English'],
    ['another placeholder', 'fra', { buy: 'Acheter {{amount}}' }, 'other placeholders'],
    ['English left in place', 'kor', { buy: 'Buy {{coin}}' }, 'left in English'],
    ['simplified characters in hk', 'hk', { buy: '买入 {{coin}}' }, 'simplified'],
    ['an empty text', 'jp', { buy: '' }, 'is empty'],
    ['a French mark that may begin a line', 'fra', { buy: 'Acheter {{coin}} ?' }, 'may begin a line'],
  ])('finds %s', async (_, lang, words, finding) => {
    expect((await audit(lang, words)).join('\n')).toContain(finding);
  });
  it('lets a character pass in hk that is traditional as well', async () => {
    expect(await audit('hk', { buy: '強制平倉 {{coin}}，批准回佣' })).toEqual([]);
  });

  it('finds one English with two translations', async () => {
    expect(await auditTwice('Solde')).toEqual([]);
    expect(await auditTwice('Balance des comptes')).toEqual([
      'fra spot:balance says "Balance des comptes" for "Balance" instead of "Solde"',
    ]);
  });
  it('holds terms to the glossary, sense by sense', async () => {
    expect(await auditTwice('Solde', [row('', 'Solde')])).toEqual([]);
    expect(await auditTwice('Avoir', [row('', 'Solde')])).toHaveLength(1);
    expect(await auditTwice('Avoir', [row('', 'Solde'), row('`spot:balance`', 'Avoir')])).toEqual([]);
    expect(await auditTwice('Avoir', [row('`assets:balance`', 'Solde'), row('`spot:balance`', 'Compte')])).toEqual([
      'fra spot:balance says "Avoir" for "Balance" instead of "Compte"',
    ]);
  });
  it('finds a key of the glossary that is not there, or not of that English', async () => {
    expect(await auditTwice('Solde', [row('`spot:gone`', 'Solde')])).toEqual([
      'the glossary lists spot:gone as "Balance", which it is not',
    ]);
  });
  it('refuses a row of another width, with the row', () => {
    expect(() => readGlossary([...HEAD, '| Balance | | | 余额 |'].join('\n'))).toThrow('Balance');
  });

  it('asks each language for its own plural forms', async () => {
    const english = { buy_one: '{{count}} lot', buy_other: '{{count}} lots' };
    const findings = await audit('fra', { buy_one: '{{count}} lot', buy_other: '{{count}} lots' }, english);
    expect(findings).toContain('fra spot:buy has the plural forms one other instead of many one other');
    const japanese = await audit('jp', { buy_one: '{{count}} ロット', buy_other: '{{count}} ロット' }, english);
    expect(japanese).toContain('jp spot:buy has the plural forms one other instead of other');
    expect(await audit('jp', { buy_other: '{{count}} ロット' }, english)).not.toContain('jp spot:buy has');
    expect((await audit('kor', { buy: '{{count}}개' }, { buy: '{{count}} lots' })).join('\n')).toContain(
      'kor spot:buy has a count and no plural forms',
    );
  });

  it('lets words pass that are the same in every language', async () => {
    const findings = await audit('kor', { buy: 'USDT {{coin}}' }, { buy: 'USDT {{coin}}' });
    expect(findings.filter((finding) => finding.startsWith('kor'))).toEqual([]);
  });
});
