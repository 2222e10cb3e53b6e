import { describe, expect, it } from 'vitest';
import { placedEntrust, positionsOf } from '../support/futures.ts';
import { optionsOf, takenOption } from '../support/options.ts';
import { ETH, ordersOf, placedOrder } from '../support/orders.ts';
import { stateOf } from '../support/state.ts';
import { newClientId, type User, type World } from '../support/world.ts';

/** A user neither sees nor touches what is another's. */
export function othersRows(open: () => World): void {
  describe('a second user', () => {
    it('cannot cancel the order of the first, and is told what it is told of one that does not exist', async () => {
      const world = open();
      const { owner, other, order } = await twoUsers(world);
      const before = await stateOf(world, owner);
      const cancel = (id: number) => world.say('spot.cancel', { id, client_id: newClientId() }, { token: other.token });
      const answer = await cancel(order);
      expect(answer.type).toBe('error');
      expect(answer).toEqual(await cancel(order + 1_000_000));
      expect(await stateOf(world, owner)).toEqual(before);
    });

    it('sees no order, ledger row, favourite or balance of the first', async () => {
      const world = open();
      const { other, order, favorite } = await twoUsers(world);
      const state = await stateOf(world, other);
      expect(state.orders).toEqual([]);
      expect(state.favorites).toEqual([]);
      expect(state.log.every((row) => row.user_id === other.id)).toBe(true);
      expect(state.money.filter(({ frozen }) => frozen !== '0')).toEqual([]);
      expect(JSON.stringify(state.log)).not.toContain(`order:${order}`);
      expect(favorite).toBeGreaterThan(0);
    });

    it('sees no option of the first, and is told of it what it is told of one that does not exist', async () => {
      const world = open();
      const { owner, other } = await twoUsers(world);
      const id = await takenOption(world, owner);
      const look = (one: number) => world.say('options.order', { id: one }, { token: other.token });
      const answer = await look(id);
      expect(answer.type).toBe('error');
      expect(answer).toEqual(await look(id + 1_000_000));
      expect(await optionsOf(world, other)).toEqual([]);
    });

    it('sees and touches no position of the first, and is told of it what it is told of one that does not exist', async () => {
      const world = open();
      const { owner, other } = await twoUsers(world);
      const id = await placedEntrust(world, owner);
      const before = await stateOf(world, owner);
      for (const ask of [
        (one: number) => world.say('futures.position', { id: one }, { token: other.token }),
        (one: number) => world.say('futures.close', { id: one, client_id: newClientId() }, { token: other.token }),
        (one: number) => world.say('futures.cancel', { id: one, client_id: newClientId() }, { token: other.token }),
        (one: number) => world.say('futures.setExits', { id: one, stop_loss_price: '1000' }, { token: other.token }),
      ]) {
        const answer = await ask(id);
        expect(answer.type).toBe('error');
        expect(answer).toEqual(await ask(id + 1_000_000));
      }
      expect(await positionsOf(world, other)).toEqual([]);
      expect(await stateOf(world, owner)).toEqual(before);
    });

    it('cannot remove a favourite of the first, by row or by coin', async () => {
      const world = open();
      const { owner, other, favorite } = await twoUsers(world);
      await world.say('market.removeFavorite', { id: favorite }, { token: other.token });
      await world.say('market.removeFavorite', { currency_id: ETH }, { token: other.token });
      expect((await world.ask('market.favorites', {}, { token: owner.token })).map(({ id }) => id)).toEqual([favorite]);
    });

    it('cannot ask for rows by naming the first', async () => {
      const world = open();
      const { owner, other } = await twoUsers(world);
      const naming = { user_id: owner.id, u_id: owner.id, uid: owner.id, account: owner.email, token: owner.token };
      const as = { token: other.token };
      expect((await world.say('spot.orders', naming, as)).message).toEqual([]);
      expect((await world.say('market.favorites', naming, as)).message).toEqual([]);
      expect((await world.say('user.info', naming, as)).message).toMatchObject({ id: other.id });
    });

    it('is not signed in by a token with anything added, and not after logging out elsewhere', async () => {
      const world = open();
      const { owner } = await twoUsers(world);
      for (const token of [`${owner.token}x`, owner.token.slice(0, -1), owner.token.toLowerCase()]) {
        expect((await world.say('user.info', {}, { token })).type).toBe('999');
      }
      const second = await world.ask('auth.login', { user_string: owner.email, password: owner.password });
      await world.ask('auth.logout', {}, { token: second });
      expect((await world.say('user.info', {}, { token: second })).type).toBe('999');
      expect((await world.say('user.info', {}, { token: owner.token })).type).toBe('ok');
    });
  });
}

async function twoUsers(world: World): Promise<{ owner: User; other: User; order: number; favorite: number }> {
  const [owner, other] = [await world.newUser(), await world.newUser()];
  const order = await placedOrder(world, owner);
  const { id: favorite } = await world.ask('market.addFavorite', { currency_id: ETH }, { token: owner.token });
  expect((await ordersOf(world, owner)).map(({ id }) => id)).toEqual([order]);
  return { owner, other, order, favorite };
}
