import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { auditWords, LANGS } from '../../scripts/lib/words.mjs';

const folders: string[] = [];

/** Eight languages that agree, with one of them changed. */
async function audit(lang: string, words: object, english: object = { buy: 'Buy {{coin}}' }): Promise<string[]> {
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
  return (await auditWords(root)).findings;
}

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
  ])('finds %s', async (_, lang, words, finding) => {
    expect((await audit(lang, words)).join('\n')).toContain(finding);
  });
  it('lets words pass that are the same in every language', async () => {
    const findings = await audit('kor', { buy: 'USDT {{coin}}' }, { buy: 'USDT {{coin}}' });
    expect(findings.filter((finding) => finding.startsWith('kor'))).toEqual([]);
  });
});
