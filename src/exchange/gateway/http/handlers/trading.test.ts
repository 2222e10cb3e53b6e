import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { BookMarkets, TEST_PAIRS } from '../../../../../tests/support/book-markets.ts';
import { stillClock, testDeps } from '../../../../../tests/support/deps.ts';
import { registered, type TestServer, testServer } from '../../../../../tests/support/server.ts';
import { describeOnStores } from '../../../../../tests/support/stores.ts';
import type { TestClock } from '../../../../../tests/support/test-clock.ts';
import { type CallName, calls, type ReplyOf } from '../../../../contract/table.ts';
import { seed } from '../../../app/seed/index.ts';
import { KIND } from '../../../ledger/kinds.ts';
import { OUTSIDE } from '../../../ledger/owner.ts';
import type { LedgerEntry } from '../../../ledger/port.ts';
import type { Side } from '../../../market-data/port.ts';
import { favorites } from '../../../platform/store/schema/index.ts';
import { dailySnapshots } from '../../../products/wallet/schema.ts';
import { takeSnapshots, utcDayStart } from '../../../products/wallet/snapshots.ts';

const HOUR = 3_600_000;

const granted = (owner: { house: string } | { user: number }, coin: number, amount: string): LedgerEntry => ({
  kind: KIND.demoGrant,
  reference: 'test',
  postings: [
    { owner: OUTSIDE, account: 'spot', coin, available: `-${amount}` },
    { owner, account: 'spot', coin, available: amount },
  ],
});

describeOnStores('trading by calls', (open) => {
  let server: TestServer;
  let markets: BookMarkets;
  let clock: TestClock;
  let token: string;
  let other: string;
  beforeEach(async () => {
    clock = stillClock();
    markets = new BookMarkets(clock, TEST_PAIRS);
    const deps = await testDeps(await open(), { clock, markets: () => markets });
    await seed(deps);
    markets.setLast('btcusdt', 600_000n);
    markets.setLast('ethusdt', 300_000n);
    server = await testServer(deps);
    token = await registered(server, 'anna@example.com');
    other = await registered(server, 'ben@example.com');
    await give({ house: 'maker:1' }, 1, '100');
    await give({ house: 'maker:1' }, 3, '1000000');
  }, 60_000);
  const give = (owner: { house: string } | { user: number }, coin: number, amount: string) =>
    server.deps.store.transaction((tx) => server.deps.ledger.post(tx, [granted(owner, coin, amount)]));
  const read = async <Name extends CallName>(
    name: Name,
    fields: object = {},
    options: { as?: string; lang?: string } = {},
  ): Promise<ReplyOf<Name>> => {
    const answer = await server.call(name, { ...fields, lang: options.lang ?? 'en' } as never, {
      token: options.as ?? token,
    });
    expect(answer).toMatchObject({ type: 'ok' });
    return z.parse(calls[name].reply, answer.message) as ReplyOf<Name>;
  };
  const refused = async (name: CallName, fields: object, lang = 'en'): Promise<unknown> => {
    const answer = await server.call(name, { ...fields, lang } as never, { token });
    expect(answer.type).toBe('error');
    return answer.message;
  };
  const rest = (side: Side, price: bigint, remaining: bigint) =>
    markets.submit(
      'btcusdt',
      { id: `m${side}${price}`, owner: { house: 'maker:1' }, side, price, remaining },
      { isMarket: false },
    );
  const limitBuy = { currency_id: 1, legal_id: 3, type: '1', amount: '0.05', target_price: '59000' };

  it('refuses the second half of a double tap without a client id, however long it waits for the store', async () => {
    const { sessions } = server.deps;
    const find = sessions.find.bind(sessions);
    const tap = () => server.call('spot.place', { ...limitBuy, lang: 'en' }, { token });
    const looks = vi.spyOn(sessions, 'find').mockImplementationOnce(find);
    const first = tap();
    looks.mockImplementationOnce(async (given) => {
      await first;
      await clock.advanceBy(5000);
      return find(given);
    });
    const second = tap();
    expect([(await first).type, (await second).type]).toEqual(['ok', 'error']);
    expect(looks).toHaveBeenCalledTimes(2);
    expect(await read('spot.orders', { status: 1 })).toHaveLength(1);
  });

  it('places, lists and cancels an order, and shows each step in the ledger with before and after', async () => {
    const placed = await read('spot.place', { ...limitBuy, client_id: 'place-0001' });
    expect(placed).toMatchObject({ status: 1, symbol: 'BTC/USDT', type: 1, filled_amount: '0' });
    expect(await read('spot.orders', { status: 1 })).toEqual([placed]);
    expect(await read('wallet.detail', { currency: 3, type: 2 })).toMatchObject({
      available: '7050',
      frozen: '2950',
      kind: 'change',
    });
    const id = typeof placed === 'object' ? placed.id : 0;
    expect(await read('spot.cancel', { id }, { lang: 'zh' })).toMatchObject({ status: 3, reason: '您已撤单' });
    expect(await read('spot.orders', { status: 1 })).toEqual([]);

    const log = await read('wallet.log', { currency: 3, type: 2 });
    expect(
      log.list.map(({ value, before, after, info, transaction_info }) => [
        value,
        before,
        after,
        info,
        transaction_info,
      ]),
    ).toEqual([
      ['2950', '7050', '10000', 'Released from a buy order', `order:${id}`],
      ['-2950', '10000', '7050', 'Frozen for a buy order', `order:${id}`],
      ['10000', '0', '10000', 'Demo funds', expect.stringMatching(/^user:/)],
    ]);
    expect([
      log.count,
      (await read('wallet.log', { limit: 2 })).list.length,
      (await read('wallet.log', { currency: 3, type: 1 })).count,
    ]).toEqual([3, 2, 0]);
    expect((await read('wallet.log', {}, { lang: 'jp' })).list[0]?.info).toBe('買い注文の拘束解除');
  });

  it('chains the available balance through fills out of frozen money', async () => {
    await read('spot.place', limitBuy);
    await server.deps.orderEntry.submit(
      'btcusdt',
      { id: 'm-sell', owner: { house: 'maker:1' }, side: 'sell', price: 590_000n, remaining: 200n },
      { isMarket: false },
    );
    const { list } = await read('wallet.log', { currency: 3 });
    expect(list[0]).toMatchObject({
      value: '0',
      before: '7050',
      after: '7050',
      info: 'Paid for a purchase · 1,180 USDT paid from frozen balance',
    });
    for (const [index, row] of list.slice(1).entries()) expect(row.after).toBe(list[index]?.before);
    const bought = (await read('wallet.log', { currency: 1 })).list;
    expect(bought.map(({ value, before, after, info }) => [value, before, after, info])).toEqual([
      ['-0.00002', '0.02', '0.01998', 'Spot trading fee'],
      ['0.02', '0', '0.02', 'Bought BTC'],
    ]);
    expect((await read('spot.orders', {}))[0]).toMatchObject({
      status: 1,
      filled_amount: '0.02',
      charge_fee: '0.00002',
    });
  });

  it('totals the accounts in USDT and tells the result of the day (G17)', async () => {
    await rest('sell', 600_000n, 1000n);
    await read('spot.place', { currency_id: 1, legal_id: 3, type: '1', amount: '0.1', order_type: 'market' });
    const bought = await read('wallet.list');
    // 4000 USDT and 0.0999 BTC at 60000: the fee is what the day has cost so far.
    expect(bought).toMatchObject({ today_profit: '-6', today_profit_rate: '-0.06', rate: '1' });
    expect(bought.accounts.change).toMatchObject({ total: '9994', usdt_total: '9994', usd_total: '9994' });
    expect(bought.accounts.change.balance.find(({ currency }) => currency === 1)).toMatchObject({
      available: '0.0999',
      usdt_price: '60000',
      decimal_scale: 8,
    });
    expect(bought.accounts.legal.balance.map(({ currency_name }) => currency_name)).toEqual(['USDT', 'BTC', 'ETH']);
    expect(bought.accounts.micro.balance.map(({ currency_name }) => currency_name)).toEqual(['USDT']);

    markets.setLast('btcusdt', 700_000n);
    expect(await read('wallet.list')).toMatchObject({ today_profit: '993', today_profit_rate: '9.93' });
    // The next day begins with what the user has; money that comes in is no profit.
    await server.deps.clock.advanceBy(13 * HOUR);
    await takeSnapshots(server.deps, utcDayStart(server.deps.clock.now()));
    expect(await read('wallet.list')).toMatchObject({ today_profit: '0', today_profit_rate: '0' });
    const user = await read('user.info');
    await give({ user: user.id }, 3, '500');
    expect(await read('wallet.list')).toMatchObject({ today_profit: '0' });
    markets.setLast('btcusdt', 690_000n);
    expect(await read('wallet.list')).toMatchObject({ today_profit: '-99.9' });
  });

  it('reads the ledger of midnight while there is no snapshot of it: a balance is no profit', async () => {
    await server.deps.clock.advanceBy(14 * HOUR);
    const user = await read('user.info');
    await give({ user: user.id }, 3, '500');
    expect(await read('wallet.list')).toMatchObject({ today_profit: '0', today_profit_rate: '0' });
    // What was read is the snapshot from now on, and a late one does not change it.
    const kept = async () =>
      (await server.deps.store.db.select().from(dailySnapshots)).filter(({ userId }) => userId === user.id);
    expect(await kept()).toMatchObject([{ userId: user.id, day: '2025-01-16', totalUsdt: '10000' }]);
    await takeSnapshots(server.deps, utcDayStart(server.deps.clock.now()));
    expect(await kept()).toMatchObject([{ totalUsdt: '10000' }]);
  });

  it('counts money that comes in while the wallet is read as no loss', async () => {
    const { id } = await read('user.info');
    await give({ user: id }, 1, '0.1');
    await server.deps.clock.advanceBy(14 * HOUR);
    const { candles } = markets;
    const asked = vi.fn(async (...of: Parameters<typeof candles>) => {
      await give({ user: id }, 3, '500');
      return candles.apply(markets, of);
    });
    markets.candles = asked;
    expect(await read('wallet.list')).toMatchObject({ today_profit: '0' });
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each(['the daily snapshots', 'a look at the wallet'])(
    'counts money that was stamped before midnight and committed after it, by %s',
    async (by) => {
      const { clock, store, ledger } = server.deps;
      const user = await read('user.info');
      await clock.advanceTo(utcDayStart(clock.now()) + 24 * HOUR - 1);
      let commit = () => {};
      const held = new Promise<void>((resolve) => {
        commit = resolve;
      });
      let stamped = () => {};
      const isStamped = new Promise<void>((resolve) => {
        stamped = resolve;
      });
      const late = store.transaction(async (tx) => {
        await ledger.post(tx, [granted({ user: user.id }, 3, '500')]);
        stamped();
        await held;
      });
      await isStamped;
      await clock.advanceBy(5);
      const seen =
        by === 'the daily snapshots' ? takeSnapshots(server.deps, utcDayStart(clock.now())) : read('wallet.list');
      // As long as other readings take that have nothing in their way; those of the built-in store wait for its transactions.
      for (let n = 0; n < 5 && store.kind === 'postgres'; n += 1) await read('wallet.log', { currency: 3, page: 1 });
      commit();
      await Promise.all([late, seen]);
      expect(await read('wallet.list')).toMatchObject({ today_profit: '0' });
      const kept = await store.db.select().from(dailySnapshots);
      expect(kept.find(({ userId, day }) => userId === user.id && day === '2025-01-16')).toMatchObject({
        totalUsdt: '10500',
      });
    },
  );

  it('gives every row of the log once over its pages, also while new rows come, and any page by its number', async () => {
    const user = await read('user.info');
    for (let n = 1; n <= 7; n += 1) await give({ user: user.id }, 3, String(n));
    const page = async (number: number) => {
      const { list, count } = await read('wallet.log', { currency: 3, type: 2, page: number, limit: 3 });
      return { values: list.map(({ value }) => value), count };
    };
    expect(await page(2)).toEqual({ values: ['4', '3', '2'], count: 8 });
    expect(await page(1)).toEqual({ values: ['7', '6', '5'], count: 8 });
    await give({ user: user.id }, 3, '8');
    expect(await page(2)).toEqual({ values: ['4', '3', '2'], count: 9 });
    expect(await page(3)).toEqual({ values: ['1', '10000'], count: 9 });
    expect(await page(4)).toEqual({ values: [], count: 9 });
    expect((await read('wallet.log', { currency: 1, page: 1 })).count).toBe(0);
    expect(await read('wallet.transferLog', { page: 1 })).toMatchObject({ total: 0 });
  });

  it('takes a snapshot of midnight however late it runs, and only once', async () => {
    await server.deps.clock.advanceBy(14 * HOUR);
    const user = await read('user.info');
    await give({ user: user.id }, 3, '500');
    await takeSnapshots(server.deps, utcDayStart(server.deps.clock.now()));
    await takeSnapshots(server.deps, utcDayStart(server.deps.clock.now()));
    expect(await read('wallet.list')).toMatchObject({ today_profit: '0' });
    const basis = await read('wallet.list');
    expect(basis.accounts.change.total).toBe('10500');
  });

  it.each([
    ['a pair that does not exist', { currency_id: 77 }, 'This pair does not exist'],
    [
      'a market order in an empty book',
      { order_type: 'market', target_price: undefined },
      'No matching orders for BTC/USDT right now. Place a limit order instead',
    ],
    ['no price', { target_price: undefined }, 'Please enter a price'],
    ['too fine a price', { target_price: '59000.01' }, 'BTC/USDT prices take up to 1 decimal'],
    ['too fine an amount', { amount: '0.00001' }, 'BTC is traded with up to 4 decimals'],
    ['too little', { amount: '0.0001', target_price: '40000' }, 'The order must be worth at least 5 USDT'],
    [
      'a slip of the finger',
      { target_price: '6000000' },
      'This price is far above the market. The highest is 600,000 USDT',
    ],
    ['more than is there', { amount: '1' }, 'Insufficient balance'],
  ])('refuses %s with a sentence, and changes nothing', async (_what, change, sentence) => {
    expect(await refused('spot.place', { ...limitBuy, ...change })).toBe(sentence);
    expect(await read('spot.orders')).toEqual([]);
    expect(await read('wallet.detail', { currency: 3, type: 2 })).toMatchObject({ available: '10000', frozen: '0' });
  });

  it.each([
    ['amount', { amount: '1' }],
    ['price', { target_price: '6000000' }],
    [undefined, { currency_id: 77 }],
  ])('says at which field of the ticket: %s', async (field, change) => {
    const answer: object = await server.call('spot.place', { ...limitBuy, ...change } as never, { token });
    expect(Object(answer).field).toBe(field);
  });

  it('names the time of the next opening while a market is closed, in the words of the language, where one is known', async () => {
    markets.isOpen = false;
    markets.next = Date.UTC(2025, 0, 16, 14, 30);
    const atOnce = { ...limitBuy, time_in_force: 'ioc' } as const;
    expect(await refused('spot.place', atOnce, 'zh')).toMatch(/^BTC\/USDT 休市中。开盘（1月16日.*14:30/);
    expect(await refused('spot.place', atOnce, 'en')).toMatch(
      /^BTC\/USDT is closed\. Until trading opens Thu.*14:30 UTC,/,
    );
    markets.next = null;
    expect(await refused('spot.place', atOnce, 'en')).toBe('The market is closed');
  });

  it('keeps one user away from the orders, rows and favourites of another', async () => {
    const placed = await read('spot.place', limitBuy);
    const id = typeof placed === 'object' ? placed.id : 0;
    expect(await read('spot.orders', {}, { as: other })).toEqual([]);
    expect(await server.call('spot.cancel', { id }, { token: other })).toEqual({
      type: 'error',
      message: 'There is no such order',
    });
    const favorite = await read('market.addFavorite', { currency_id: 1 });
    await read('market.removeFavorite', { id: favorite.id }, { as: other });
    await read('market.removeFavorite', { currency_id: 1 }, { as: other });
    expect(await read('market.favorites')).toEqual([{ id: favorite.id, currency_id: 1 }]);
  });

  it('adds a favourite once and removes it by either id (G16)', async () => {
    const first = await read('market.addFavorite', { currency_id: 1 });
    expect(await read('market.addFavorite', { currency_id: 1 })).toEqual(first);
    const second = await read('market.addFavorite', { currency_id: 2 });
    expect(await refused('market.addFavorite', { currency_id: 77 })).toBe('This pair does not exist');
    expect(await refused('market.removeFavorite', {})).toBe('Choose the favourite to remove');
    await read('market.removeFavorite', { id: first.id });
    expect(await read('market.favorites')).toEqual([{ id: second.id, currency_id: 2 }]);
    await read('market.removeFavorite', { currency_id: 2 });
    expect(await server.deps.store.db.select().from(favorites)).toEqual([]);
  });

  it('lists the latest public trades, newest first', async () => {
    await rest('sell', 600_000n, 1000n);
    await read('spot.place', {
      currency_id: 1,
      legal_id: 3,
      type: '1',
      amount: '0.01',
      order_type: 'market',
      client_id: 'trade-001',
    });
    await read('spot.place', {
      currency_id: 1,
      legal_id: 3,
      type: '1',
      amount: '0.02',
      order_type: 'market',
      client_id: 'trade-002',
    });
    const trades = await read('market.trades', { symbol: 'BTC/USDT' });
    expect(trades.map(({ price, number, type, time }) => [price, number, type, time])).toEqual([
      ['60000', '0.02', 1, server.deps.clock.now()],
      ['60000', '0.01', 1, server.deps.clock.now()],
    ]);
    expect(await refused('market.trades', { symbol: 'NOTHING/USDT' })).toBe('This pair does not exist');
  });

  it('tells who is signed in, what coins there are and what they are worth', async () => {
    expect(await read('user.info')).toMatchObject({
      email: 'anna@example.com',
      user_level: 0,
      has_pay_password: false,
      is_trader: false,
    });
    expect(await read('user.verification')).toMatchObject({
      real_status: 0,
      review_status: 0,
      advanced_review_status: 0,
      real_data: null,
    });
    const { currency, legal } = await read('user.currencies');
    expect(currency.map(({ id, name }) => [id, name])).toEqual([
      [3, 'USDT'],
      [1, 'BTC'],
      [2, 'ETH'],
    ]);
    expect(legal.map(({ name, decimal_scale, currency_decimals }) => [name, decimal_scale, currency_decimals])).toEqual(
      [['USDT', 2, 8]],
    );
    expect(await read('wallet.rate', { id: 2 })).toEqual({ rmb: '3000' });
    expect(await read('wallet.rate', { id: 3 })).toEqual({ rmb: '1' });
    expect(await refused('wallet.rate', { id: 88 })).toBe('There is no such coin');
    expect(await read('wallet.transferLog')).toEqual({
      current_page: 1,
      data: [],
      first_page_url: '/api/wallet/hzhistory?page=1',
      from: null,
      last_page: 1,
      last_page_url: '/api/wallet/hzhistory?page=1',
      next_page_url: null,
      path: '/api/wallet/hzhistory',
      per_page: 10,
      prev_page_url: null,
      to: null,
      total: 0,
    });
  });

  it('reads the page of the family’s own address, which names it twice', async () => {
    const answer = await server.raw('GET', '/api/wallet/hzhistory?page=&page=2', { headers: { authorization: token } });
    expect(answer.json()).toMatchObject({ type: 'ok', message: { current_page: 2, path: '/api/wallet/hzhistory' } });
  });

  it('answers with every field of the family', async () => {
    const info = await server.call('user.info', {}, { token });
    expect(info.message).toMatchObject({
      type: 0,
      parent_id: 0,
      parent_name: '',
      name: '',
      userreal_name: '',
      level: 0,
      frozen_funds: '0',
      lock_time: 0,
      caution_money: '0',
      usdt: '10000',
      currency_usdt_id: 3,
      currency_usdt_name: 'USDT',
      change_wallet: { totle: expect.any(String), balance: expect.any(Array) },
      legal_wallet: {},
      lever_wallet: {},
      micro_wallet: {},
    });
    const coins = await server.call('user.currencies', {}, { token });
    expect(coins.message).toMatchObject({ currency: expect.any(Array) });
    const { currency } = coins.message as { currency: object[] };
    for (const field of ['get_address', 'insurancable', 'show_legal', 'rmb_relation', 'to_pb_price', 'create_time'])
      expect(currency[0]).toHaveProperty(field);
    // Every field of wire.md section 3.1.
    expect(Object.keys(currency[0] ?? {})).toEqual(
      expect.arrayContaining(
        `id name get_address sort logo is_display min_number max_number rate is_lever is_legal is_match is_micro is_transfer
        insurancable show_legal type contract_address currency_decimals decimal_scale rmb_relation chain_fee price
        micro_trade_fee micro_min micro_max micro_holdtrade_max create_time address_erc address_omni to_pb_price`.split(
          /\s+/,
        ),
      ),
    );
    const quotes = await server.call('content.quotes', {}, { token });
    const [{ quotation }] = quotes.message as [{ quotation: object[] }];
    for (const field of ['market_from_name', 'coin_trade_success', 'micro_trade_fee', 'create_time'])
      expect(quotation[0]).toHaveProperty(field);
    const wallet = await server.call('wallet.list', {}, { token });
    expect(wallet.message).toMatchObject({ is_open_CTbi: 1 });
    // Every field of wire.md section 5, and two of ours.
    const wallets = wallet.message as Record<string, { balance: object[] }>;
    for (const kind of ['legal', 'change', 'micro', 'lever']) {
      const given = wallets[`${kind}_wallet`];
      expect(Object.keys(given ?? {}).sort(), kind).toEqual(['CNY', 'balance', 'totle', 'usdt_totle']);
      expect(given?.balance.length, kind).toBeGreaterThan(0);
      for (const row of given?.balance ?? [])
        expect(Object.keys(row).sort(), kind).toEqual(
          `id currency currency_name currency_type ${kind}_balance lock_${kind}_balance is_legal is_lever is_match is_micro cny_price
          pb_price usdt_price is_charge currency_title decimal_scale`
            .split(/\s+/)
            .sort(),
        );
    }
    const ledger = await server.call('wallet.log', { page: 1, limit: 1 }, { token });
    expect(ledger.message).toMatchObject({ is_open_CTbi: 1 });
  });

  it('names the balances of a wallet row after its account', async () => {
    for (const [type, kind] of [
      [1, 'legal'],
      [2, 'change'],
      [3, 'lever'],
      [4, 'micro'],
    ] as const) {
      const { message } = await server.call('wallet.detail', { currency: 3, type }, { token });
      expect(message).toMatchObject({
        currency_name: 'USDT',
        currency_type: 3,
        pb_price: '1',
        [`${kind}_balance`]: expect.any(String),
        [`lock_${kind}_balance`]: expect.any(String),
      });
      expect(await read('wallet.detail', { currency: 3, type })).toMatchObject({ kind });
    }
  });
});
