import type { RequestOf } from '../../../../src/contract/table.ts';
import { USDT } from './orders.ts';
import { newClientId, type User, type World } from './world.ts';

/** BTC/USDT: a pair has an id of its own. */
export const BTC_USDT = 1001;

/** An option that outlives the test, of money that stands in the options account. */
export const longOption = (fields: Partial<RequestOf<'options.place'>> = {}): RequestOf<'options.place'> => ({
  match_id: BTC_USDT,
  currency_id: USDT,
  type: '1',
  seconds: 900,
  number: '10',
  client_id: newClientId(),
  ...fields,
});

/** Moves money into the options account of somebody who has some in spot. */
export async function fundOptions(world: World, { token }: Pick<User, 'token'>, number = '5000'): Promise<void> {
  const fields = { currency_id: USDT, number, from_field: 'change', to_field: 'micro' } as const;
  await world.ask('wallet.transfer', { ...fields, client_id: newClientId() }, { token });
}

/** Takes one that lasts and gives its id. */
export async function takenOption(world: World, user: Pick<User, 'token'>): Promise<number> {
  await fundOptions(world, user);
  return (await world.ask('options.place', longOption(), { token: user.token })).id;
}

/** A user's options, newest first. */
export const optionsOf = async (world: World, { token }: Pick<User, 'token'>) =>
  (await world.ask('options.orders', { limit: 100 }, { token })).data;
