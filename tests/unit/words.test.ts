import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readGlossary } from '../../scripts/words/glossary.mjs';
import { wordingFindings } from '../../scripts/words/wording.mjs';
import { auditWords, LANGS } from '../../scripts/words/words.mjs';
import { CONTENT } from '../../src/exchange/app/seed/content/index.ts';
import type { Block } from '../../src/exchange/app/seed/content/types.ts';

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
  await writeFile(join(root, 'glossary.md'), glossaryOf(terms));
  return auditWords(root, join(root, 'glossary.md')).findings;
}

const glossaryOf = (terms: readonly string[]) =>
  [`# Terms`, [...HEAD, ...terms].join('\n'), FORMS.join('\n'), '| other | table |'].join('\n\n');

const HEAD = [
  '| English | Sense | Keys | zh | hk | th | jp | kor | fra | spa |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

const FORMS = [
  '| In a sentence | zh | hk | th | jp | kor | fra | spa |',
  '|---|---|---|---|---|---|---|---|',
  '| did not load | 加载失败 | 未能載入 | โหลด…ไม่สำเร็จ | 読み込めませんでした | 불러오지 못했습니다 | pas pu être chargé | No se pud…cargar |',
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
  await writeFile(join(root, 'glossary.md'), glossaryOf(terms));
  return auditWords(root, join(root, 'glossary.md')).findings;
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
    ['the small word for you in zh', 'zh', { buy: '买入你的 {{coin}}' }, 'where the house says 您'],
  ])('finds %s', async (_, lang, words, finding) => {
    expect((await audit(lang, words)).join('\n')).toContain(finding);
  });
  it.each(['Increase {{label}}', '{{name}} drawn', '“{{title}}” is closed'])(
    'finds a label in a sentence: %s',
    async (buy) => {
      expect((await audit('en', { buy }, { buy })).join('\n')).toContain('puts a label into a sentence');
    },
  );
  it('lets a label stand before a colon', async () => {
    const findings = await audit('fra', { buy: '{{label}}\u00a0: {{act}}' }, { buy: '{{label}}: {{act}}' });
    expect(findings.join('\n')).not.toContain('a label');
  });
  it('finds the label of a control that English has typed into a sentence', async () => {
    const typed = await audit('en', { buy: 'Open a coin from Assets', tab: 'Assets' }, {});
    expect(typed.join('\n')).toContain('types the label Assets');
    const brought = await audit('en', { buy: 'Open a coin from $t(spot:tab)', tab: 'Assets' }, {});
    expect(brought.join('\n')).not.toContain('types the label');
    expect(brought.join('\n')).toContain('fra spot:buy has other placeholders');
  });
  it.each([
    ['zh', '未能加载价格', '价格加载失败'],
    ['th', 'ราคาไม่ขึ้น', 'โหลดราคาไม่สำเร็จ'],
    ['fra', 'Échec du chargement', 'Les prix n’ont pas pu être chargés'],
    ['spa', 'Los precios no se han cargado', 'No se pudieron cargar los precios'],
  ])('finds a sentence of %s that says a thing otherwise: %s', async (lang, other, right) => {
    const english = { buy: 'Prices did not load' };
    expect((await audit(lang, { buy: other }, english)).join('\n')).toContain(
      `${lang} spot:buy says "${other}" without`,
    );
    expect((await audit(lang, { buy: right }, english)).join('\n')).not.toContain(`${lang} spot:buy says`);
  });
  it('holds sentences to the words of a term, whatever their number', async () => {
    const term =
      '| Bank account | | | 银行卡 | 銀行戶口 | บัญชีธนาคาร | 銀行口座 | 은행 계좌 | Compte bancaire | Cuenta bancaria |';
    const english = { buy: 'All bank accounts' };
    expect(await audit('fra', { buy: 'Tous les comptes bancaires' }, english, [term])).not.toContain(
      'fra spot:buy says',
    );
    expect((await audit('fra', { buy: 'Tous les comptes' }, english, [term])).join('\n')).toContain(
      'fra spot:buy says "Tous les comptes" without "Compte bancaire" for "Bank account"',
    );
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

  it('finds nothing in the words of this product', () => {
    const { languages, findings } = auditWords('locales', 'docs/glossary.md');
    expect({ languages, findings }).toEqual({ languages: LANGS, findings: [] });
  });

  it('lets words pass that are the same in every language', async () => {
    const findings = await audit('kor', { buy: 'USDT {{coin}}' }, { buy: 'USDT {{coin}}' });
    expect(findings.filter((finding) => finding.startsWith('kor'))).toEqual([]);
  });
});

describe('the wording of a language', () => {
  it.each([
    ['en', 'The price could not be loaded', 'The price did not load'],
    ['en', "The exchange's rules", 'The exchange’s rules'],
    ['spa', 'Comprar  ahora', 'Comprar ahora'],
    ['zh', '你的密码', '您的密码'],
    ['zh', '买入,卖出', '买入，卖出'],
    ['zh', '支持PNG图片', '支持 PNG 图片'],
    ['zh', '买入{{coin}}', '买入 {{coin}}'],
    ['hk', '您的密碼', '你的密碼'],
    ['hk', '与订单绑定', '與訂單綁定'],
    ['hk', '過去24小時', '過去 24 小時'],
    ['th', 'ซื้อ{{coin}}', 'ซื้อ {{coin}}'],
    ['jp', 'QR コード', 'QRコード'],
    ['jp', '残り {{tries}} 回', '残り{{tries}}回'],
    ['jp', '{{coin}}を買う', '{{coin}} を買う'],
    ['jp', '画像が{{size}}を超えています', '画像が {{megabytes}} MB を超えています'],
    ['fra', 'Frais : 1', 'Frais\u00a0: 1'],
    ['fra', 'Acheter?', 'Acheter\u202f?'],
    ['fra', 'Annuler\u00a0?', 'Annuler\u202f?'],
    ['fra', '« Actifs »', '«\u00a0Actifs\u00a0»'],
    ['fra', 'à {{fee}} %', 'à {{fee}}\u202f%'],
  ])('of %s refuses "%s" and takes "%s"', (lang, wrong, right) => {
    expect([wordingFindings(lang, wrong).length, wordingFindings(lang, right)]).toEqual([1, []]);
  });
  it.each([
    ['zh', '1小时'],
    ['jp', '1 出金'],
    ['jp', '{{day}}以降'],
    ['jp', 'レベル{{level}}'],
    ['fra', 'Depuis https://example.com, à 09:30'],
  ])('lets pass in %s: %s', (lang, text) => {
    expect(wordingFindings(lang, text)).toEqual([]);
  });

  const textsOf = (block: Block): readonly string[] =>
    typeof block === 'string'
      ? [block]
      : Object.values(block)
          .flat()
          .filter((text) => text !== block);
  it.each(LANGS as (keyof typeof CONTENT)[])('is that of the articles in %s', (lang) => {
    const texts = Object.values(CONTENT[lang].pieces).flatMap(({ title, abstract, body }) => [
      title,
      abstract,
      ...body.flatMap(textsOf),
    ]);
    expect(texts.flatMap((text) => wordingFindings(lang, text).map((finding) => `${finding}: ${text}`))).toEqual([]);
  });
});
