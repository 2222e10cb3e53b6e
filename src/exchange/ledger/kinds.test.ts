import { expect, it } from 'vitest';
import { KIND, kindsOf, kindTable } from './kinds.ts';

it('knows each kind by its number, and which of them bring money in or take it out', () => {
  const table = kindTable();
  expect(table.byId(22)).toEqual({ id: 22, key: 'spotTrade', product: 'spot', isFlow: false, isOnce: true });
  expect(table.byId(999)).toBeUndefined();
  expect(table.flows).toEqual([KIND.demoGrant.id, KIND.demoReset.id]);
});

it('refuses two kinds with one number or one key', () => {
  const mine = kindsOf('mining', { lock: { id: 20, isFlow: true } });
  expect(() => kindTable([...Object.values(KIND), mine.lock])).toThrow('one number or one key');
  const other = kindsOf('mining', { spotFee: { id: 500 } });
  expect(() => kindTable([...Object.values(KIND), other.spotFee])).toThrow('one number or one key');
});
