import { expect, test } from 'vitest';
import { snap } from './snap.ts';

const STOPS = [0, 25, 50, 75, 100];

test.each([
  [1, 0],
  [2, 0],
  [3, 3],
  [23, 25],
  [22, 22],
  [51, 50],
  [60, 60],
  [98, 100],
  [97, 97],
])('%i goes to %i', (value, to) => expect(snap(value, STOPS, 100)).toBe(to));
