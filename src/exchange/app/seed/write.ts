import { inArray, sql } from 'drizzle-orm';
import { LANGS } from '../../../domain/constants.ts';
import { HOUR_MS } from '../../../domain/durations.ts';
import { coinSeeds } from '../../assets/coin-list.ts';
import { futuresTermsRows } from '../../assets/futures-terms.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { Tx } from '../../platform/store/open.ts';
import {
  coins,
  fiatRates,
  futuresTerms,
  instruments as instrumentRows,
  menuEntries,
  news,
  newsTexts,
  settings,
} from '../../platform/store/schema/index.ts';
import { ARTICLES, isPopup } from './articles.ts';
import { withFacts } from './content/facts.ts';
import { toHtml } from './content/html.ts';
import { CONTENT } from './content/index.ts';
import { FIAT_RATES } from './fiat.ts';
import { MENU } from './menu.ts';
import { SETTINGS } from './settings.ts';

/** Coins keep what an operator changed (fees, limits); pairs follow the release, whose code trades by them. */
export async function writePairs(tx: Tx, instruments: readonly Instrument[]): Promise<void> {
  await tx.insert(coins).values(coinSeeds(instruments)).onConflictDoNothing();
  const rows = instruments.map((instrument, sort) => ({
    id: instrument.id,
    symbol: instrument.symbol,
    baseId: instrument.base.id,
    quoteId: instrument.quote.id,
    type: instrument.type,
    priceDecimals: instrument.priceDecimals,
    amountDecimals: instrument.amountDecimals,
    minAmount: instrument.minAmount,
    minValue: instrument.minValue,
    fee: instrument.fee,
    isSpotTradable: instrument.isSpotTradable,
    sort,
  }));
  await tx
    .insert(instrumentRows)
    .values(rows)
    .onConflictDoUpdate({
      target: instrumentRows.id,
      set: {
        minAmount: sql`excluded.min_amount`,
        minValue: sql`excluded.min_value`,
        fee: sql`excluded.fee`,
        isSpotTradable: sql`excluded.is_spot_tradable`,
        sort: sql`excluded.sort`,
      },
    });
  // They are the operator's once they are there.
  const terms = futuresTermsRows(instruments);
  if (terms.length > 0) await tx.insert(futuresTerms).values(terms).onConflictDoNothing();
}

/** Settings and rates belong to the operator once they are there. */
export async function writeSettings(tx: Tx, now: number): Promise<void> {
  await tx
    .insert(settings)
    .values([...SETTINGS])
    .onConflictDoNothing();
  await tx
    .insert(fiatRates)
    .values(FIAT_RATES.map(([code, rate], sort) => ({ code, rate, sort, updatedAt: now })))
    .onConflictDoNothing();
}

export async function writeMenu(tx: Tx): Promise<void> {
  await tx.delete(menuEntries);
  await tx.insert(menuEntries).values(
    MENU.map(({ title, icon, url, isFinancial = false }, index) => ({
      id: index + 1,
      title,
      icon,
      url,
      sort: index + 1,
      isFinancial,
    })),
  );
}

/** The release's articles in all languages. What an operator published under ids of their own stays. */
export async function writeArticles(tx: Tx, isDemo: boolean, now: number): Promise<void> {
  const places = ARTICLES.filter((place) => isDemo || !place.isDemoOnly);
  const rows = places.map((place) => {
    const at = now - place.age * HOUR_MS;
    return {
      id: place.id,
      classId: place.classId,
      sort: place.id,
      url: place.url ?? '',
      isPopup: isPopup(place),
      createdAt: at,
      updatedAt: at,
    };
  });
  await tx
    .insert(news)
    .values(rows)
    .onConflictDoUpdate({
      target: news.id,
      set: {
        classId: sql`excluded.class_id`,
        sort: sql`excluded.sort`,
        url: sql`excluded.url`,
        isPopup: sql`excluded.is_popup`,
      },
    });
  await tx.delete(newsTexts).where(
    inArray(
      newsTexts.newsId,
      places.map(({ id }) => id),
    ),
  );
  await tx.insert(newsTexts).values(
    LANGS.flatMap((lang) => {
      const { author, pieces } = CONTENT[lang];
      return places.map(({ id, piece }) => {
        const { title, abstract, body } = pieces[piece];
        return {
          newsId: id,
          lang,
          title: withFacts(title, lang),
          abstract: withFacts(abstract, lang),
          content: toHtml(body, lang),
          author,
        };
      });
    }),
  );
}
