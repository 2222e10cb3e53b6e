import { asc, count, desc, eq, max, sql } from 'drizzle-orm';
import { NEWS_CLASS } from '../../../../contract/codes.ts';
import type { FuturesTerms } from '../../../../domain/futures/terms.ts';
import { flag } from '../../../calls/flag.ts';
import type { CallContext, Handlers } from '../../../calls/handler.ts';
import { menuEntries, news } from '../../../platform/store/schema/index.ts';
import { openAccounts } from '../../../products/all.ts';
import type { Products } from '../../../products/product.ts';
import type { GatewayDeps } from '../../deps.ts';
import { articleById, articleOfClass, listArticles, popupArticle, toArticle, toNewsRow } from './articles.ts';
import { forMoment } from './for-moment.ts';
import { matchToWire } from './match-rows.ts';

/** What the exchange publishes: news, quotes, menu, articles. */
export const contentHandlers = ({ store, markets, config, futuresTerms }: GatewayDeps, products: Products) => {
  const piece =
    (classId: number) =>
    async (_request: object, { lang }: CallContext) => {
      const row = await articleOfClass(store, classId, lang);
      return row ? toArticle(row) : null;
    };
  const quotes = forMoment<Awaited<ReturnType<Handlers['content.quotes']>>>();
  const quoteRows = (futures: ReadonlyMap<number, FuturesTerms>, say: CallContext['say']) => {
    const coins = new Map(markets.instruments.map(({ quote }) => [quote.id, quote]));
    return [...coins.values()].map(({ id, name }) => ({
      id,
      name,
      quotation: markets.instruments
        .filter(({ quote }) => quote.id === id)
        .map((instrument, index) =>
          matchToWire(markets, instrument, index + 1, {
            hasFeed: config.marketUpstream !== null,
            accounts: openAccounts(products, instrument),
            futures: futures.get(instrument.id),
            say,
          }),
        ),
    }));
  };
  return {
    async 'content.popup'(_request, { lang }) {
      const row = await popupArticle(store, lang);
      return row ? { id: row.id, title: row.title, content: row.content } : null;
    },

    async 'content.newsList'({ c_id, page, limit }, { lang }) {
      const [about] = await store.db
        .select({ count: count(), version: max(news.updatedAt) })
        .from(news)
        .where(eq(news.classId, c_id));
      const rows = await listArticles(store, c_id, lang, { page, limit });
      return { version: String(about?.version ?? 0), list: rows.map(toNewsRow), count: about?.count ?? 0, page, limit };
    },

    async 'content.newsDetail'({ id }, { lang }) {
      const row = await articleById(store, id, lang);
      if (!row) return null;
      await store.db
        .update(news)
        .set({ views: sql`${news.views} + 1` })
        .where(eq(news.id, id));
      return toArticle({ ...row, views: row.views + 1 });
    },

    async 'content.quotes'(_request, { lang, say }) {
      const futures = await futuresTerms.all();
      return quotes(lang, () => quoteRows(futures, say));
    },

    async 'content.menu'() {
      const rows = await store.db
        .select()
        .from(menuEntries)
        .where(eq(menuEntries.isShown, true))
        .orderBy(asc(menuEntries.sort), desc(menuEntries.id));
      return rows.map(({ id, title, icon, url, openType, sort, isShown, isFinancial }) => ({
        id,
        title,
        icon,
        url,
        open_type: openType,
        sort,
        show: flag(isShown),
        is_financial: flag(isFinancial),
      }));
    },

    'content.faq': piece(NEWS_CLASS.faq),
    'content.contact': piece(NEWS_CLASS.contact),
    'content.about': piece(NEWS_CLASS.about),
    'content.compliance': piece(NEWS_CLASS.compliance),
  } satisfies Partial<Handlers>;
};
