import type { RequestOf } from '../../../../src/contract/table.ts';
import { newClientId, type User, type World } from './world.ts';

export const BTC = 1;
export const ETH = 2;
export const USDT = 3;

/** An order that stands: a buy far below any price that the market will see in the test. */
export const standingOrder = (fields: Partial<RequestOf<'spot.place'>> = {}): RequestOf<'spot.place'> => ({
  currency_id: BTC,
  legal_id: USDT,
  type: '1',
  amount: '0.001',
  target_price: '10000',
  order_type: 'limit',
  client_id: newClientId(),
  ...fields,
});

/** Places an order that stands and gives its id. */
export async function placedOrder(world: World, { token }: Pick<User, 'token'>): Promise<number> {
  const order = await world.ask('spot.place', standingOrder(), { token });
  if (typeof order === 'string') throw new Error('The exchange answers with the order');
  return order.id;
}

/** Ledger rows of a user. */
export async function ledgerRows(world: World, { token }: Pick<User, 'token'>): Promise<number> {
  return (await world.ask('wallet.log', { limit: 1 }, { token })).count;
}

/** A user's orders, newest first. */
export const ordersOf = (world: World, { token }: Pick<User, 'token'>) =>
  world.ask('spot.orders', { limit: 100 }, { token });
