import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EmptyPicture } from './TickOrnament.tsx';

const ALL: Record<EmptyPicture, true> = {
  orders: true,
  coins: true,
  favourites: true,
  search: true,
  news: true,
  notices: true,
  history: true,
  cards: true,
  soon: true,
  maintenance: true,
  limited: true,
  region: true,
  slow: true,
  failed: true,
  crash: true,
  outside: true,
  mail: true,
};

test('every picture that can be asked for is drawn, in inks of the theme alone', () => {
  const file = readFileSync(new URL('./pictures.svg', import.meta.url), 'utf8');
  expect([...file.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)).toEqual(Object.keys(ALL));
  expect(file).not.toMatch(/#[0-9a-f]{3,6}"|currentColor/i);
});
