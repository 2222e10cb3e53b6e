import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { firstBroken, isTickIncluded, webSha256 } from '../../../../src/domain/tick-chain.ts';
import type { SectionCases } from '../section-cases.ts';
import { ETH } from '../support/orders.ts';
import type { User, World } from '../support/world.ts';

const favorites = (world: World, { token }: User) => world.ask('market.favorites', {}, { token });

/** Candles, trades and favourites. */
export const marketCases: SectionCases<'market'> = {
  'market.bars': {
    effect: 'none',
    good: () => {
      const to = Math.floor(Date.now() / 1000);
      return { symbol: 'BTC/USDT', period: '1min', from: to - 3600, to };
    },
    says({ reply }) {
      assert.ok(reply.length >= 50, `${reply.length} bars`);
      for (const { open, high, low, close } of reply) {
        assert.ok(Number(low) <= Math.min(Number(open), Number(close)));
        assert.ok(Number(high) >= Math.max(Number(open), Number(close)));
      }
    },
    refused: () => [{ symbol: 'NONE/USDT', period: '1min', from: 0, to: 1 }],
  },
  'market.addFavorite': {
    effect: 'kept',
    good: () => ({ currency_id: ETH }),
    async see(world, { user, reply }) {
      assert.ok((await favorites(world, user)).some(({ id, currency_id }) => id === reply.id && currency_id === ETH));
    },
    refused: () => [{ currency_id: 2_000_000_000 }],
  },
  'market.removeFavorite': {
    effect: 'kept',
    async good(world, { token }) {
      return { id: (await world.ask('market.addFavorite', { currency_id: ETH }, { token })).id };
    },
    async see(world, { user, fields }) {
      assert.ok((await favorites(world, user)).every(({ id }) => id !== fields.id));
    },
    refused: () => [{}],
  },
  'market.favorites': {
    effect: 'none',
    async good(world, { token }) {
      await world.ask('market.addFavorite', { currency_id: ETH }, { token });
      return {};
    },
    says: ({ reply }) => assert.ok(reply.some(({ currency_id }) => currency_id === ETH)),
  },
  'market.secrets': {
    effect: 'none',
    async good(world) {
      const ahead = await world.ask('market.secrets', { day: '2099-01-01', limit: 3 });
      assert.deepEqual(
        ahead.map(({ secret }) => secret),
        ['', '', ''],
      );
      return { limit: 3 };
    },
    says({ reply }) {
      const [tomorrow, today, yesterday] = reply;
      assert.ok(tomorrow && today && yesterday && reply.length === 3);
      assert.ok(tomorrow.published_at < tomorrow.start && tomorrow.start > Date.now());
      assert.deepEqual([tomorrow.secret, today.secret], ['', '']);
      assert.equal(createHash('sha256').update(yesterday.secret).digest('hex'), yesterday.sha256);
      assert.notEqual(today.sha256, tomorrow.sha256);
    },
  },
  'market.ticks': {
    effect: 'none',
    good: () => ({ symbol: 'BTC/USDT', from: Date.now() - 60_000, to: Date.now() + 60_000, proof: '1' }),
    async says({ reply: { ticks } }) {
      assert.ok(ticks.length >= 1, 'no tick of the last minute');
      const headers = ticks.map(({ prev_hash, ...tick }) => ({ ...tick, prevHash: prev_hash }));
      assert.equal(await firstBroken(headers, webSha256), null);
      for (const { proof, root, index, mark, last } of ticks) {
        assert.ok(proof, 'a tick without the proof that was asked for');
        const prices = { symbol: 'btcusdt', index, mark, last };
        assert.ok(await isTickIncluded(prices, proof, root, webSha256));
        assert.ok(!(await isTickIncluded({ ...prices, mark: `${mark}1` }, proof, root, webSha256)));
      }
    },
    refused: () => [{ symbol: 'NONE/USDT', from: 0, to: 1 }],
  },
  'market.trades': {
    effect: 'none',
    good: () => ({ symbol: 'BTC/USDT', limit: 20 }),
    says({ reply }) {
      assert.ok(reply.length >= 1);
      assert.ok(reply.every(({ price, number }) => Number(price) > 0 && Number(number) > 0));
    },
    refused: () => [{ symbol: 'NONE/USDT' }],
  },
};
