import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type SpotWorld, traders } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { sqlState } from '../../platform/store/away.ts';
import { spotFills, spotOrders } from './schema.ts';

const CHECK = '23514';
const UNIQUE = '23505';

describeOnStores('the rows of orders, where the code around them failed', (open) => {
  let world: SpotWorld;
  let anna: number;
  let ben: number;
  beforeEach(async () => {
    ({ world, anna, ben } = await traders(await open()));
  }, 60_000);
  const refused = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).then(
      () => 'taken',
      (error: unknown) => [
        sqlState(error),
        error instanceof Error && String(Reflect.get(error.cause ?? {}, 'constraint')),
      ],
    );

  it('take no order that is filled by more than it asks for, or by less than nothing', async () => {
    const { db } = world.deps.store;
    const order = await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    const [row] = await db.select().from(spotOrders).where(eq(spotOrders.id, order.id));
    if (!row) throw new Error('The order has no row');
    const { id: _, ...fields } = row;
    for (const filledAmount of ['0.0101', '-0.0001'])
      expect(await refused(db.insert(spotOrders).values({ ...fields, filledAmount }))).toEqual([
        CHECK,
        'spot_orders_within',
      ]);
    const more = db.update(spotOrders).set({ filledAmount: '0.0101' }).where(eq(spotOrders.id, order.id));
    expect(await refused(more)).toEqual([CHECK, 'spot_orders_within']);
  });

  it("take a trade's fill of an order once", async () => {
    const { db } = world.deps.store;
    await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await world.place(ben, { side: 'buy', amount: '0.01', price: '60000' });
    const rows = await db.select().from(spotFills);
    expect(rows).toHaveLength(2);
    for (const { id: _, ...fields } of rows)
      expect(await refused(db.insert(spotFills).values(fields))).toEqual([UNIQUE, 'spot_fills_trade_unique']);
  });
});
