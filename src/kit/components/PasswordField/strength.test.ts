import { describe, expect, it } from 'vitest';
import { strengthOf } from './strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['abcdefg', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefgh', 'weak'],
    ['abcdefg9', 'fair'],
    ['Abcdefg9-x', 'strong'],
    ['correct horse battery', 'strong'],
    ['пароль-надежный1', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
