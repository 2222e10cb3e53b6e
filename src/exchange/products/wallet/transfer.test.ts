import { expect, it } from 'vitest';
import { BTC, type SpotWorld, spotWorld, USDT } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import type { Account } from '../../../domain/accounts.ts';
import { holdingsOf } from './balances.ts';
import { transfer } from './transfer.ts';

let serial = 0;

async function moved(
  { deps }: SpotWorld,
  user: number,
  amount: string,
  way: readonly [Account, Account],
  coinId = USDT,
) {
  const coin = (await deps.coins.all()).get(coinId);
  if (!coin) throw new Error('a coin');
  const [from, to] = way;
  serial += 1;
  const call = { user, call: 'wallet.transfer', clientId: `transfer-${serial}`, body: {} };
  return transfer({ ...deps, assertMayLeave: async () => undefined }, { coin, amount, from, to }, call);
}

describeOnStores('a transfer between the accounts of a user', (open) => {
  it('moves what is free, tells of both balances, and is refused where it cannot be', async () => {
    const world = await spotWorld(await open());
    world.markets.setLast('btcusdt', 600_000n);
    const anna = await world.user({ [USDT]: '100', [BTC]: '1' });
    await world.place(anna, { side: 'buy', amount: '0.001', price: '50000' });
    const told: unknown[] = [];
    world.deps.events.on('balance', (user, coin, account) => told.push([user, coin, account]));
    await moved(world, anna, '30', ['spot', 'options']);
    expect(told).toEqual([
      [anna, USDT, 'spot'],
      [anna, USDT, 'options'],
    ]);
    // 50 are held by the order.
    await expect(moved(world, anna, '20.01', ['spot', 'options'])).rejects.toMatchObject({ key: 'balance' });
    await expect(moved(world, anna, '1', ['spot', 'spot'])).rejects.toMatchObject({ key: 'transfer.sameAccount' });
    await expect(moved(world, anna, '1', ['spot', 'options'], BTC)).rejects.toMatchObject({ key: 'transfer.notThere' });
    await moved(world, anna, '5', ['options', 'spot']);
    const usdt = (await holdingsOf(world.deps.store, anna)).filter(({ coin }) => coin === USDT);
    expect(Object.fromEntries(usdt.map(({ account, available, frozen }) => [account, [available, frozen]]))).toEqual({
      spot: ['25', '50'],
      options: ['25', '0'],
    });
  });
});
