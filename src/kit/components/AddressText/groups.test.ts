import { describe, expect, it } from 'vitest';
import { bareAddress, groupsOf, shortAddress } from './groups.ts';

const TRON = 'TQ5fHnKd9Vb2yRz4mPcU7Lt3GaXj6EsNwX';
const shown = (address: string) =>
  groupsOf(address).map(({ runs }) => runs.map(({ text, isEnd }) => (isEnd ? text : `(${text})`)).join(''));

describe('an address', () => {
  it('stands in groups of four with six characters at both ends apart', () => {
    expect(shown(TRON)).toEqual(['TQ5f', 'Hn(Kd)', '(9Vb2)', '(yRz4)', '(mPcU)', '(7Lt3)', '(GaXj)', '6EsN', 'wX']);
  });
  it('loses no character, whatever its length', () => {
    for (let length = 0; length <= 110; length += 1) {
      const address = 'x'.repeat(length);
      expect(
        groupsOf(address)
          .flatMap(({ runs }) => runs.map(({ text }) => text))
          .join(''),
      ).toBe(address);
    }
  });
  it('is all end where the ends meet, and has one run each where they nearly do', () => {
    expect(shown('123456789012')).toEqual(['1234', '5678', '9012']);
    expect(shown('1234567890123')).toEqual(['1234', '56(7)8', '9012', '3']);
  });
  it('is shortened only where that saves something', () => {
    expect(shortAddress(TRON)).toBe('TQ5fHn…6EsNwX');
    expect(shortAddress('1234567890123')).toBe('1234567890123');
    expect(shortAddress('12345678901234')).toBe('123456…901234');
  });
  it('has no blanks', () => {
    expect(bareAddress(' TQ5f\nHnKd ')).toBe('TQ5fHnKd');
    expect(bareAddress(null)).toBe('');
  });
});
