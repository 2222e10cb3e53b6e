import type { RequestOf } from '../../../../src/contract/table.ts';
import { BTC_USDT } from './options.ts';
import { newClientId, type User, type World } from './world.ts';

let made = 0;

/** An alert far above the market, which no tick of a test reaches; each at a level of its own. */
export function highAlert(fields: Partial<RequestOf<'alerts.make'>> = {}): RequestOf<'alerts.make'> {
  made += 1;
  return { match_id: BTC_USDT, type: '1', price: String(200_000 + made), client_id: newClientId(), ...fields };
}

/** Makes one; its id. */
export const madeAlert = async (world: World, { token }: User): Promise<number> =>
  (await world.ask('alerts.make', highAlert(), { token })).id;

export const alertsOf = (world: World, { token }: Pick<User, 'token'>) => world.ask('alerts.list', {}, { token });
