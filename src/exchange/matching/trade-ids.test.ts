import { expect, it } from 'vitest';
import { TradeIds } from './trade-ids.ts';

it('gives no id beyond what is reserved', () => {
  const ids = new TradeIds(7, 9);
  expect([ids.next(), ids.next(), ids.given]).toEqual([8, 9, 9]);
  expect(() => ids.next()).toThrow('no trade ids are reserved');
  ids.reserved(10);
  expect(ids.next()).toBe(10);
  ids.reserved(5);
  expect(() => ids.next()).toThrow();
});
