import { expect, test } from 'vitest';
import { riskZone } from './risk-zone.ts';

test.each([
  ['18.4', 'safe'],
  ['0', 'safe'],
  ['-3', 'safe'],
  ['49.99999999999999999999', 'safe'],
  ['50', 'warning'],
  ['79.9', 'warning'],
  ['80', 'danger'],
  ['100000000000', 'danger'],
  ['', null],
  ['NaN', null],
  [null, null],
])('%s is %s', (rate, zone) => expect(riskZone(rate, 50, 80)).toBe(zone));
