import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAQ_TOPICS } from '../../../../contract/faq.ts';
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
const topicOf = (block: Block) => (typeof block === 'object' && 'topic' in block ? block.topic : null);
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
    for (const name of NAMES) expect(textOf(CONTENT.hk.pieces[name])).not.toBe(textOf(CONTENT.zh.pieces[name]));
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

  it('has ten questions with an answer each, by topic', () => {
    const kinds = CONTENT.en.pieces.faq.body.map(kindOf);
    expect(kinds[0]).toBe('topic,title');
    expect(kinds.filter((kind) => kind !== 'topic,title')).toEqual(
      Array.from({ length: 10 }, () => ['heading', 'text']).flat(),
    );
    for (const lang of LANGS)
      expect(CONTENT[lang].pieces.faq.body.flatMap((block) => (topicOf(block) ? [topicOf(block)] : []))).toEqual([
        ...FAQ_TOPICS,
      ]);
  });

  it('becomes HTML of headings, paragraphs, lists and links, with everything else escaped', () => {
    expect(toHtml(['a < b & c', { topic: 'fees', title: 'F' }, { heading: 'H' }, { list: ['x', 'y'] }], 'en')).toBe(
      '<p>a &lt; b &amp; c</p><h2 id="fees">F</h2><h3>H</h3><ul><li>x</li><li>y</li></ul>',
    );
    expect(toHtml([{ mail: 'Mail' }, { phone: 'Phone' }], 'en')).toBe(
      '<p>Mail: <a href="mailto:support@example.com">support@example.com</a></p><p>Phone: <a href="tel:+12025550142">+1 202-555-0142</a></p>',
    );
  });
});
