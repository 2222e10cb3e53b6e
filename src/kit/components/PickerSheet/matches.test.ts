import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

describe('a search in a list', () => {
  it.each([
    ['Côte d’Ivoire', 'cote'],
    ['Hong Kong +852', '852'],
    ['US dollar USD', 'usd dol'],
    ['日本', '日'],
    ['ＵＳＤ', 'usd'],
    ['anything', '  '],
  ])('finds %s by %s', (text, typed) => {
    expect(matches(text, typed)).toBe(true);
  });
  it('wants every word', () => {
    expect(matches('US dollar', 'dollar hong')).toBe(false);
  });
});
