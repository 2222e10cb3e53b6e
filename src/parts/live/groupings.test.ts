import { expect, it } from 'vitest';
import { groupings } from './groupings.ts';

it('groups by the tick and the next powers of ten', () => {
  expect(groupings(1)).toEqual(['0.1', '1', '10', '100']);
  expect(groupings(4)).toEqual(['0.0001', '0.001', '0.01', '0.1']);
  expect(groupings(0)).toEqual(['1', '10', '100', '1000']);
});
