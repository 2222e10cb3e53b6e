import { alertsOf } from './alerts.ts';
import { positionsOf } from './futures.ts';
import { optionsOf } from './options.ts';
import type { User, World } from './world.ts';

/** All that belongs to a user, apart from prices. */
export async function stateOf(world: World, { token }: User) {
  const [info, wallet, orders, options, limits, positions, log, favorites, alerts] = await Promise.all([
    world.ask('user.info', {}, { token }),
    world.ask('wallet.list', {}, { token }),
    world.ask('spot.orders', { limit: 100 }, { token }),
    optionsOf(world, { token }),
    world.ask('options.limits', {}, { token }),
    positionsOf(world, { token }),
    world.ask('wallet.log', { limit: 100 }, { token }),
    world.ask('market.favorites', {}, { token }),
    alertsOf(world, { token }),
  ]);
  const money = Object.values(wallet.accounts).flatMap(({ balance }) =>
    balance.map(({ kind, currency, available, frozen }) => ({ kind, currency, available, frozen })),
  );
  // The wallets of the user's own row are those of wallet.list, valued at the price of the moment.
  const { frozen_funds, legal_wallet, change_wallet, lever_wallet, micro_wallet, ...person } = info;
  // What time and the ticks make of an option is left out.
  const taken = options.map(({ id, number, due_at, payout }) => ({ id, number, due_at, payout }));
  // And of a position what its tick makes of it.
  const futures = positions.map(({ id, share, multiple, target_profit_price }) => ({
    ...{ id, share, multiple, target_profit_price },
  }));
  return { person, money, orders, options: taken, limits, futures, log: log.list, count: log.count, favorites, alerts };
}
