import { expect, it } from 'vitest';
import { emptyStores, MarketWorld, userOrder } from '../../../tests/support/market-world.ts';
import { matchOf, type Rule, settleBy } from '../../../tests/support/settle-by.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { toNumber } from '../../domain/scaled.ts';
import type { Depth } from '../market-data/port.ts';
import { Refusal } from '../platform/refusal.ts';
import type { MatchPlan } from './port.ts';

describeOnStores("a user's order", (openStore) => {
  const stores = emptyStores(openStore);

  async function open(rule?: Rule): Promise<MarketWorld> {
    const world = new MarketWorld(stores.store, ['btcusdt'], { seed: 'down' });
    world.markets.setSettle(settleBy(rule));
    await world.markets.start();
    return world;
  }
  const picture = (depth: Depth) => ({ bids: depth.bids, asks: depth.asks, version: depth.version });

  it('meets the makers in the book, settled before anybody hears of it', async () => {
    const heard: string[] = [];
    const world = await open(async (piece) => {
      await Promise.resolve();
      heard.push(`settle ${matchOf(piece).tradeIds.length}`);
    });
    const best = world.markets.depth('btcusdt', 1).asks[0]?.[0] ?? 0;
    world.markets.on('trade', () => heard.push('trade'));
    const { plan } = await world.markets.submit('btcusdt', userOrder(7, 'buy', 10_000_000n, 3n), { isMarket: true });
    // The acknowledgement does not wait for the journal; whoever hears of the trade does.
    expect(heard).toEqual(['settle 1']);
    await world.markets.settled();
    expect(heard).toEqual(['settle 1', 'trade']);
    expect(plan.fills.map((fill) => [toNumber(fill.price, 1), fill.amount])).toEqual([[best, 3n]]);
    expect(world.trades.at(-1)).toMatchObject({ id: plan.tradeIds[0], side: 'buy', amount: 3n, ts: world.clock.time });
  });

  it('changes nothing where its settlement fails, and its trade ids are gone', async () => {
    let refused: MatchPlan | undefined;
    const world = await open((piece) => {
      if (refused) return;
      refused = matchOf(piece);
      throw new Refusal('balance');
    });
    await world.run(3);
    const [before, trades, candle] = [
      picture(world.markets.depth('btcusdt')),
      world.trades.length,
      world.markets.current('btcusdt', '1day'),
    ];
    await expect(
      world.markets.submit('btcusdt', userOrder(7, 'buy', 10_000_000n, 5n), { isMarket: true }),
    ).rejects.toThrow('balance');
    expect(picture(world.markets.depth('btcusdt'))).toEqual(before);
    expect([world.trades.length, world.markets.current('btcusdt', '1day')]).toEqual([trades, candle]);
    const { plan } = await world.markets.submit('btcusdt', userOrder(7, 'buy', 10_000_000n, 5n), { isMarket: true });
    expect(plan.tradeIds[0]).toBeGreaterThan(refused?.tradeIds[0] ?? 0);
  });

  it('rests in the book, is filled by the makers when the price comes to it, and settled before that is told', async () => {
    const settled: MatchPlan[] = [];
    let told = 0;
    const world = await open(async (piece) => {
      await Promise.resolve();
      if ('match' in piece && 'house' in piece.match.taker.owner) settled.push(piece.match);
    });
    world.markets.on('trade', (trade) => {
      if (settled.some((plan) => plan.tradeIds.includes(trade.id))) told += 1;
    });
    const bid = BigInt(Math.round((world.markets.depth('btcusdt', 1).bids[0]?.[0] ?? 0) * 10)) - 5n;
    const order = userOrder(7, 'buy', bid, 200n);
    await world.markets.submit('btcusdt', order, { isMarket: false });
    let filled = 0n;
    for (let round = 0; round < 1200 && filled < 200n; round += 1) {
      await world.run(1);
      filled = settled
        .flatMap((plan) => plan.fills)
        .filter((fill) => fill.maker.id === order.id)
        .reduce((sum, fill) => sum + fill.amount, 0n);
    }
    expect(filled).toBe(200n);
    expect(settled.every((plan) => 'house' in plan.taker.owner && plan.taker.side === 'sell')).toBe(true);
    const mine = settled.flatMap((plan) => plan.fills).filter((fill) => fill.maker.id === order.id);
    expect(mine.every((fill) => fill.price === bid)).toBe(true);
    expect(told).toBeGreaterThanOrEqual(mine.length);
    expect(await world.markets.cancel('btcusdt', { orderId: order.id })).toBeNull();
    expect(world.complaints).toEqual([]);
  });

  it('keeps the makers waiting while it is being settled', async () => {
    let finish: () => void = () => undefined;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((begins) => {
      begin = begins;
    });
    const world = await open(() => {
      begin();
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    const submitted = world.markets.submit('btcusdt', userOrder(7, 'sell', 1n, 4n), { isMarket: true });
    await begun;
    const version = world.markets.depth('btcusdt').version;
    for (let tick = 0; tick < 20; tick += 1) {
      world.clock.time += 250;
      world.markets.step();
    }
    expect([world.markets.depth('btcusdt').version, world.trades.length]).toEqual([version, 0]);
    finish();
    expect((await submitted).plan.fills).toHaveLength(1);
    await world.markets.settled();
    // The user's trade comes first, then what the makers did.
    expect(world.trades[0]).toMatchObject({ side: 'sell', amount: 4n });
    expect(world.markets.depth('btcusdt').version).toBeGreaterThan(version + 1);
  });

  it('is filled or cancelled, never both', async () => {
    let released = 0n;
    const world = await open((piece) => {
      if ('withdrawal' in piece) released += piece.withdrawal.order.remaining;
    });
    const ask = BigInt(Math.round((world.markets.depth('btcusdt', 1).asks[0]?.[0] ?? 0) * 10)) - 1n;
    for (let round = 0; round < 20; round += 1) {
      const order = userOrder(7, 'sell', ask, 10n);
      const { plan: resting } = await world.markets.submit('btcusdt', order, { isMarket: false });
      if (resting.rest === 0n) continue;
      released = 0n;
      const [{ plan }, cancelled] = await Promise.all([
        world.markets.submit('btcusdt', userOrder(8, 'buy', ask, 4n), { isMarket: false }),
        world.markets.cancel('btcusdt', { orderId: order.id }),
      ]);
      const filled = plan.fills
        .filter((fill) => fill.maker.id === order.id)
        .reduce((sum, fill) => sum + fill.amount, 0n);
      expect([cancelled !== null, filled + released]).toEqual([true, 10n]);
      if (plan.rest > 0n) await world.markets.cancel('btcusdt', { orderId: plan.taker.id });
    }
  });

  it('stays where its release fails', async () => {
    let isBroken = true;
    const world = await open((piece) => {
      if (!('withdrawal' in piece) || !isBroken) return;
      isBroken = false;
      throw new Error('no store');
    });
    const order = userOrder(7, 'buy', 10n, 10n);
    await world.markets.submit('btcusdt', order, { isMarket: false });
    await expect(world.markets.cancel('btcusdt', { orderId: order.id })).rejects.toThrow('no store');
    expect(await world.markets.cancel('btcusdt', { orderId: order.id })).not.toBeNull();
    expect(await world.markets.cancel('btcusdt', { orderId: order.id })).toBeNull();
  });

  it('stands in the book again before the makers quote, and they keep away from it until it can be settled', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt']);
    const order = userOrder(7, 'buy', 660_000n, 50n);
    world.markets.restore('btcusdt', [order]);
    await world.markets.start();
    expect(world.markets.depth('btcusdt', 1).bids[0]).toEqual([66_000, 0.005]);
    await world.run(3);
    expect(world.markets.depth('btcusdt', 1).bids[0]).toEqual([66_000, 0.005]);
    world.markets.setSettle(settleBy());
    await world.run(2);
    expect(await world.markets.cancel('btcusdt', { orderId: order.id })).toBeNull();
    expect(world.trades.some((trade) => trade.price === 660_000n && trade.amount === 50n)).toBe(true);
  });

  it('is settled by one product: a second one is refused', () => {
    const world = new MarketWorld(stores.store, ['btcusdt']);
    world.markets.setSettle(settleBy());
    expect(() => world.markets.setSettle(settleBy())).toThrow('a second one cannot');
  });

  it('is left alone for a while after a fill of it could not be settled', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt']);
    let tries = 0;
    world.markets.setSettle(
      settleBy(() => {
        tries += 1;
        throw new Error('no store');
      }),
    );
    const order = userOrder(7, 'buy', 660_000n, 50n);
    world.markets.restore('btcusdt', [order]);
    await world.markets.start();
    await world.run(4);
    expect(tries).toBe(1);
    await world.run(4);
    expect(tries).toBe(2);
    expect(world.markets.depth('btcusdt', 1).bids[0]).toEqual([66_000, 0.005]);
    expect(world.complaints).toContain('a fill with a user failed');
  });
});
