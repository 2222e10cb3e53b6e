import { expect, it } from 'vitest';
import { SPOT_KIND } from '../products/spot/kinds.ts';
import { KIND, kindsOf, kindTable } from './kinds.ts';

it('knows each kind by its number, and which of them bring money in or take it out', () => {
  const table = kindTable([...Object.values(KIND), ...Object.values(SPOT_KIND)]);
  expect(table.byId(22)).toEqual({ id: 22, key: 'spotTrade', product: 'spot', isFlow: false, isOnce: true });
  expect(table.byId(999)).toBeUndefined();
  expect(table.flows).toEqual([KIND.demoGrant.id, KIND.demoReset.id]);
});

it('refuses two kinds with one number or one key', () => {
  const mine = kindsOf('mining', { lock: { id: 20, isFlow: true } });
  expect(() => kindTable([...Object.values(SPOT_KIND), mine.lock])).toThrow('one number or one key');
  const other = kindsOf('mining', { spotFee: { id: 500 } });
  expect(() => kindTable([...Object.values(SPOT_KIND), other.spotFee])).toThrow('one number or one key');
});
