import type { RequestOf } from '../../../../src/contract/table.ts';
import { BTC, USDT } from './orders.ts';
import { newClientId, type User, type World } from './world.ts';

type Token = Pick<User, 'token'>;

/** A lot of BTC/USDT at ten times, at market unless a limit is given. */
export const longPosition = (fields: Partial<RequestOf<'futures.place'>> = {}): RequestOf<'futures.place'> => ({
  currency_id: BTC,
  legal_id: USDT,
  type: '1',
  status: '1',
  share: 1,
  multiple: 10,
  client_id: newClientId(),
  ...fields,
});

/** One that waits for a price which does not come. */
export const farEntrust = (fields: Partial<RequestOf<'futures.place'>> = {}) =>
  longPosition({ status: '0', target_price: '30000', ...fields });

/** Moves money into the futures account of somebody who has some in spot. */
export async function fundFutures(world: World, { token }: Token, number = '4000'): Promise<void> {
  const fields = { currency_id: USDT, number, from_field: 'change', to_field: 'lever' } as const;
  await world.ask('wallet.transfer', { ...fields, client_id: newClientId() }, { token });
}

/** The number of a position in an answer, which servers of the family leave out. */
export function numberOf(reply: unknown): number {
  if (typeof reply === 'object' && reply !== null && 'id' in reply) return Number(reply.id);
  throw new Error(`No position in ${JSON.stringify(reply)}`);
}

/** Places an entrust that waits and gives its number. */
export async function placedEntrust(world: World, user: Token): Promise<number> {
  await fundFutures(world, user);
  return numberOf(await world.ask('futures.place', farEntrust(), { token: user.token }));
}

/** Opens a position of money that is there, and gives its number once its tick has come. */
export async function openedPosition(
  world: World,
  { token }: Token,
  fields: Partial<RequestOf<'futures.place'>> = {},
): Promise<number> {
  const id = numberOf(await world.ask('futures.place', longPosition(fields), { token }));
  for (;;) {
    const { status } = await world.ask('futures.position', { id }, { token });
    if (status !== 0) return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A user's positions and entrusts, newest first. */
export const positionsOf = async (world: World, { token }: Token) =>
  (await world.ask('futures.positions', { limit: 100 }, { token })).data;
