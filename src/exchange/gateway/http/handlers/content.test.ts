import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BookMarkets, TEST_PAIRS } from '../../../../../tests/support/book-markets.ts';
import { stillClock, testDeps } from '../../../../../tests/support/deps.ts';
import { type TestServer, testServer } from '../../../../../tests/support/server.ts';
import { describeOnStores } from '../../../../../tests/support/stores.ts';
import { type CallName, calls, type ReplyOf } from '../../../../contract/table.ts';
import { LANGS } from '../../../../domain/constants.ts';
import { ROUTES } from '../../../../domain/routes.ts';
import { CONTENT } from '../../../app/seed/content/index.ts';
import { seed } from '../../../app/seed/index.ts';
import { ledgerPostings, news, newsTexts, settings } from '../../../platform/store/schema/index.ts';

describeOnStores('published content', (open) => {
  let server: TestServer;
  let markets: BookMarkets;
  beforeEach(async () => {
    const clock = stillClock();
    markets = new BookMarkets(clock, TEST_PAIRS);
    const deps = await testDeps(await open(), { clock, markets: () => markets });
    await seed(deps);
    server = await testServer(deps);
  }, 60_000);
  const read = async <Name extends CallName>(name: Name, fields: object = {}, lang = 'en'): Promise<ReplyOf<Name>> => {
    const answer = await server.call(name, { ...fields, lang } as never);
    expect(answer).toMatchObject({ type: 'ok' });
    return z.parse(calls[name].reply, answer.message) as ReplyOf<Name>;
  };

  it('lists news, banners and notices, newest first, page by page', async () => {
    const first = await read('content.newsList', { c_id: 4, limit: 5 });
    const second = await read('content.newsList', { c_id: 4, limit: 5, page: 2 });
    expect([first.count, first.list.length, second.list.length]).toEqual([8, 5, 3]);
    const times = [...first.list, ...second.list].map((row) => row.create_time);
    expect(times).toEqual([...times].sort().reverse());
    expect((await read('content.newsList', { c_id: 4, page: 9 })).list).toEqual([]);
    const banners = await read('content.newsList', { c_id: 5 });
    expect(banners.list).toHaveLength(3);
    for (const { url } of banners.list) expect(Object.keys(ROUTES)).toContain(url?.split('?')[0]);
    expect((await read('content.newsList', { c_id: 6 })).list).toHaveLength(3);
    expect((await read('content.newsList', { c_id: 99 })).list).toEqual([]);
  });

  it.each(LANGS)('answers in %s', async (lang) => {
    const list = await read('content.newsList', { c_id: 4 }, lang);
    expect(list.list[0]).toMatchObject({ lang, title: CONTENT[lang].pieces.newsDemo.title });
    const faq = await read('content.faq', {}, lang);
    expect(faq).toMatchObject({ lang, title: CONTENT[lang].pieces.faq.title });
    expect(faq?.content.match(/<h3>/g)).toHaveLength(10);
    expect(faq?.content).not.toContain('{{');
    for (const name of ['content.about', 'content.contact', 'content.compliance'] as const)
      expect((await read(name, {}, lang))?.lang).toBe(lang);
    expect((await read('content.popup', {}, lang))?.title).toBe(
      CONTENT[lang].pieces.popup.title.replace('{{site}}', 'BG'),
    );
  });

  it('falls back to English, and says so', async () => {
    await server.deps.store.db.delete(newsTexts);
    await server.deps.store.db.insert(newsTexts).values({ newsId: 42, lang: 'en', title: 'Only here' });
    expect(await read('content.newsDetail', { id: 42 }, 'th')).toMatchObject({ lang: 'en', title: 'Only here' });
    expect(await read('content.faq', {}, 'th')).toBeNull();
  });

  it('counts who reads an article, and has null for one that does not exist', async () => {
    expect((await read('content.newsDetail', { id: 42 }))?.views).toBe(1);
    expect((await read('content.newsDetail', { id: 42 }))?.views).toBe(2);
    expect(await read('content.newsDetail', { id: 4242 })).toBeNull();
  });

  it('has the 25 menu entries of the product, each with a route', async () => {
    const menu = await read('content.menu');
    expect(menu.map(({ title }) => title)).toEqual([
      'recharge',
      'withdraw',
      'stock',
      'futures',
      'copytrade',
      'financial',
      'margin',
      'otc',
      'couponCenter',
      'bills',
      'exchange',
      'mining',
      'game',
      'chatroom',
      'quickBuy',
      'nft',
      'defiMining',
      'cloudMining',
      'borrowing',
      'repayment',
      'lockming',
      'coinTransfer',
      'ieo',
      'options',
      'invest',
    ]);
    for (const { url } of menu) expect(Object.keys(ROUTES)).toContain(url.split('?')[0]);
  });

  it('quotes every pair by its last price with the precision of the pair', async () => {
    markets.setLast('btcusdt', 600_005n);
    const [usdt, ...rest] = await read('content.quotes', {}, 'zh');
    expect(rest).toEqual([]);
    expect(usdt).toMatchObject({ id: 3, name: 'USDT' });
    expect(usdt?.quotation).toHaveLength(2);
    expect(usdt?.quotation[0]).toMatchObject({
      id: 1001,
      currency_id: 1,
      legal_id: 3,
      currency_name: 'BTC',
      currency_title: 'Bitcoin',
      now_price: '60000.5',
      change: '0.00',
      price_decimals: 1,
      amount_decimals: 4,
      min_amount: '0.0001',
      min_value: '5',
      coin_trade_fee: '0.001',
      order_options: true,
      price_alerts: true,
      category_text: '加密货币',
      open_coin_trade: true,
    });
    expect(usdt?.quotation[0]).not.toHaveProperty('session');
  });

  it('keeps to itself what is no public setting', async () => {
    await server.deps.store.db.insert(settings).values({ key: 'smtp_password', value: 'secret' });
    expect(await read('common.setting', { keyword: 'smtp_password' })).toBeNull();
    expect(await read('common.setting', { keyword: 'version' })).toMatchObject({ key: 'version', value: '1,80' });
    // Hosts that the app shows in itself: an operator's, without a release.
    await server.deps.store.db
      .update(settings)
      .set({ value: 'help.example.com' })
      .where(eq(settings.key, 'web_view_hosts'));
    expect(await read('common.setting', { keyword: 'web_view_hosts' })).toMatchObject({ value: 'help.example.com' });
    expect(await read('common.siteConfig')).toMatchObject({ site_name: 'BG', demo: true, invite_required: false });
  });

  it('tells fiat rates, one or all', async () => {
    const all = await read('common.fiatRates');
    expect(Array.isArray(all) && all.length).toBeGreaterThanOrEqual(12);
    expect(all).toContainEqual({ currency_code: 'USD', rate: '1' });
    expect(await read('common.fiatRates', { currency_code: 'cny' })).toMatchObject({ currency_code: 'CNY' });
    expect(await server.call('common.fiatRates', { currency_code: 'XXX' })).toEqual({
      type: 'error',
      message: 'There is no rate for this currency',
    });
  });

  describe('seed', () => {
    it("changes nothing when it runs again, and leaves the operator's settings", async () => {
      const { db } = server.deps.store;
      await db.update(settings).set({ value: 'Another name' });
      const before = [
        await db.select().from(news),
        await db.select().from(newsTexts),
        await db.select().from(ledgerPostings),
      ];
      await server.deps.clock.advanceBy(3_600_000);
      await seed(server.deps);
      expect([
        await db.select().from(news),
        await db.select().from(newsTexts),
        await db.select().from(ledgerPostings),
      ]).toEqual(before);
      expect(await read('common.siteConfig')).toMatchObject({ site_name: 'Another name' });
    });

    it('publishes nothing about a demo where there is none', async () => {
      const deps = await testDeps(await open(), { markets: () => markets, config: { isDemo: false } });
      await seed(deps);
      server = await testServer(deps);
      expect(await read('content.popup')).toBeNull();
      expect(await read('common.siteConfig')).toMatchObject({ demo: false });
      const titles = (await read('content.newsList', { c_id: 4 })).list.map(({ id }) => id);
      expect(titles).toHaveLength(7);
      expect(titles).not.toContain(41);
      expect(await deps.store.db.select().from(ledgerPostings)).toEqual([]);
    });
  });
});
