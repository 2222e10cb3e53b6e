import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INSTRUMENTS } from '../../assets/instruments.ts';
import { assertBalanced } from '../../ledger/balanced.ts';
import { Inventory } from '../inventory.ts';
import type { BookOrder } from '../port.ts';
import { netEntry } from './funding.ts';

const owner = fc.constantFrom<BookOrder['owner']>(
  { house: 'maker:1' },
  { house: 'maker:2' },
  { house: 'maker:3' },
  { user: 7 },
);
const trade = fc.record({
  pair: fc.nat({ max: INSTRUMENTS.length - 1 }),
  taker: owner,
  maker: owner,
  side: fc.constantFrom('buy' as const, 'sell' as const),
  price: fc.bigInt({ min: 1n, max: 10n ** 8n }),
  amount: fc.bigInt({ min: 1n, max: 10n ** 12n }),
});

it("makers' net of any trades over all pairs is one balanced entry, without users' trades", () => {
  fc.assert(
    fc.property(fc.array(trade, { maxLength: 40 }), (trades) => {
      const inventories = INSTRUMENTS.map((instrument) => ({ instrument, inventory: new Inventory() }));
      for (const { pair, taker, maker, side, price, amount } of trades) {
        const resting: BookOrder = {
          id: 'x',
          owner: maker,
          side: side === 'buy' ? 'sell' : 'buy',
          price,
          remaining: amount,
        };
        inventories[pair]?.inventory.count({ owner: taker, side }, { maker: resting, price, amount });
      }
      const entry = netEntry(
        inventories.map(({ instrument, inventory }) => ({ instrument, net: inventory.current })),
        1,
      );
      if (entry) assertBalanced(entry);
      const isBetweenMakers = trades.some(
        ({ taker, maker }) => 'house' in taker && 'house' in maker && taker.house !== maker.house,
      );
      if (!isBetweenMakers) expect(entry).toBeNull();
      for (const { inventory } of inventories) {
        inventory.settle(inventory.current);
        expect(inventory.current.size).toBe(0);
      }
    }),
  );
});
