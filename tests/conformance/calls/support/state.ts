import type { User, World } from './world.ts';

/** All that belongs to a user, apart from prices. */
export async function stateOf(world: World, { token }: User) {
  const [info, wallet, orders, log, favorites] = await Promise.all([
    world.ask('user.info', {}, { token }),
    world.ask('wallet.list', {}, { token }),
    world.ask('spot.orders', { limit: 100 }, { token }),
    world.ask('wallet.log', { limit: 100 }, { token }),
    world.ask('market.favorites', {}, { token }),
  ]);
  const money = Object.values(wallet.accounts).flatMap(({ balance }) =>
    balance.map(({ kind, currency, available, frozen }) => ({ kind, currency, available, frozen })),
  );
  return { info, money, orders, log: log.list, count: log.count, favorites };
}
