import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../../../domain/constants.ts';
import { FACTS, withFacts } from './facts.ts';
import { toHtml } from './html.ts';
import { CONTENT } from './index.ts';
import type { Block, Piece, PieceName } from './types.ts';

const words = (lang: string, namespace: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../locales/${lang}/${namespace}.json`, import.meta.url), 'utf8'));
const NAMES = Object.keys(CONTENT.en.pieces) as PieceName[];

const kindOf = (block: Block): string =>
  typeof block === 'string' ? 'text' : 'list' in block ? `list ${block.list.length}` : Object.keys(block).join();
const textOf = ({ title, abstract, body }: Piece): string => JSON.stringify([title, abstract, body]);
const factsIn = (piece: Piece): string[] =>
  [...new Set([...textOf(piece).matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))].sort();

describe('published content', () => {
  it.each(LANGS)('has in %s the pieces, blocks and facts that English has', (lang) => {
    expect(Object.keys(CONTENT[lang].pieces).sort()).toEqual([...NAMES].sort());
    for (const name of NAMES) {
      const own = CONTENT[lang].pieces[name];
      const english = CONTENT.en.pieces[name];
      expect([name, own.body.map(kindOf)]).toEqual([name, english.body.map(kindOf)]);
      expect([name, factsIn(own)]).toEqual([name, factsIn(english)]);
      expect([name, own.abstract === '']).toEqual([name, english.abstract === '']);
    }
  });

  it.each(LANGS.filter((lang) => lang !== 'en'))('leaves no English sentence in %s', (lang) => {
    for (const name of NAMES) {
      const english = new Set(textOf(CONTENT.en.pieces[name]).match(/"[^"]{12,}"/g));
      for (const sentence of textOf(CONTENT[lang].pieces[name]).match(/"[^"]{12,}"/g) ?? [])
        expect(english).not.toContain(sentence);
    }
  });

  it('writes Hong Kong in its own words, not in converted Mainland ones', () => {
    const simplifiedOnly = /[这们为时间请币单账户价买卖东车应说没]/u;
    for (const name of NAMES) {
      expect(textOf(CONTENT.hk.pieces[name])).not.toMatch(simplifiedOnly);
      expect(textOf(CONTENT.hk.pieces[name])).not.toBe(textOf(CONTENT.zh.pieces[name]));
    }
  });

  it('knows every fact that a text names, and names every fact that there is', () => {
    const named = new Set(NAMES.flatMap((name) => factsIn(CONTENT.en.pieces[name])));
    expect([...named].sort()).toEqual(Object.keys(FACTS).sort());
    expect(() => withFacts('{{nothing}}', 'en')).toThrow('nothing');
  });

  it('writes figures with the marks of the language, names and addresses as they are', () => {
    expect(withFacts('{{demoUsdt}} {{fee}} {{secretsPath}}', 'en')).toBe('10,000 0.1 /api/market/secrets');
    expect(withFacts('{{demoUsdt}} {{fee}} {{secretsPath}}', 'fra')).toBe('10\u202f000 0,1 /api/market/secrets');
    expect(withFacts('{{demoUsdt}} {{fee}}', 'spa')).toBe('10\u202f000 0,1');
  });

  it.each(LANGS)('names in %s the controls as they are labelled', (lang) => {
    const [faq, security] = [textOf(CONTENT[lang].pieces.faq), textOf(CONTENT[lang].pieces.newsSecurity)];
    const spot = words(lang, 'spot');
    for (const label of [spot.orders.open, spot.orders.cancel, spot.side.buy, spot.side.sell])
      expect(faq).toContain(label);
    expect(security).toContain(words(lang, 'auth').login.stay);
  });

  it('has ten questions with an answer each', () => {
    const { body } = CONTENT.en.pieces.faq;
    expect(body.map(kindOf)).toEqual(Array.from({ length: 10 }, () => ['heading', 'text']).flat());
  });

  it('becomes HTML of headings, paragraphs, lists and links, with everything else escaped', () => {
    expect(toHtml(['a < b & c', { heading: 'H' }, { list: ['x', 'y'] }], 'en')).toBe(
      '<p>a &lt; b &amp; c</p><h3>H</h3><ul><li>x</li><li>y</li></ul>',
    );
    expect(toHtml([{ mail: 'Mail' }, { phone: 'Phone' }], 'en')).toBe(
      '<p>Mail: <a href="mailto:support@example.com">support@example.com</a></p><p>Phone: <a href="tel:+12025550142">+1 202-555-0142</a></p>',
    );
  });
});
