import { expect, it } from 'vitest';
import { toPercent } from './fraction.ts';

it('fractions are told in percent without loss', () => {
  expect([toPercent('0'), toPercent('0.0002'), toPercent('0.001'), toPercent('0.125'), toPercent('0.5')]).toEqual([
    '0',
    '0.02',
    '0.1',
    '12.5',
    '50',
  ]);
});
