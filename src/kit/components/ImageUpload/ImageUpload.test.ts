import { describe, expect, it } from 'vitest';
import { fitWithin, formatsText, renamed, sizeText, wholePercent } from './limits.ts';

const TYPES = ['image/jpeg', 'image/png'];

describe('limits told before', () => {
  it.each([
    ['en', 'JPEG or PNG', '10 MB'],
    ['fr', 'JPEG ou PNG', '10 Mo'],
    ['', 'JPEG or PNG', '10 MB'],
  ])('in %s', (lang, formats, size) => {
    expect(formatsText(TYPES, lang)).toBe(formats);
    expect(sizeText(10 * 1024 * 1024, lang).replace(/\s/g, ' ')).toBe(size);
  });
  it('in kilobytes where they are small', () => expect(sizeText(512 * 1024, 'en')).toBe('512 kB'));
});

describe('a picture', () => {
  it.each([
    [4032, 3024, { width: 2048, height: 1536 }],
    [3024, 4032, { width: 1536, height: 2048 }],
    [800, 600, { width: 800, height: 600 }],
    [9000, 2, { width: 2048, height: 1 }],
  ])('of %i x %i becomes %o', (width, height, size) => expect(fitWithin(width, height, 2048)).toEqual(size));
  it.each([
    ['IMG_0041.HEIC', 'image/jpeg', 'IMG_0041.jpg'],
    ['scan', 'image/png', 'scan.png'],
    ['.webp', 'image/jpeg', 'picture.jpg'],
  ])('%s as %s is called %s', (name, type, next) => expect(renamed(name, type)).toBe(next));
});

it.each([
  [0.404, 40],
  [1.7, 100],
  [-1, 0],
  [Number.NaN, 0],
])('a progress of %f is %i percent', (share, percent) => expect(wholePercent(share)).toBe(percent));
