import { expect, it } from 'vitest';
import { forMoment } from './for-moment.ts';

it('makes an answer once a second and language', async () => {
  let now = 0;
  let made = 0;
  const answer = forMoment<number>(() => now);
  const ask = (lang: 'en' | 'zh') =>
    answer(lang, () => {
      made += 1;
      return made;
    });
  expect([await ask('en'), await ask('en'), await ask('zh')]).toEqual([1, 1, 2]);
  now = 999;
  expect(await ask('en')).toBe(1);
  now = 1000;
  expect(await ask('en')).toBe(3);
});
