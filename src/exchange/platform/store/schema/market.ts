import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FuturesTier } from '../../../../domain/futures/terms.ts';
import { amount, bytes, coded, fraction, moment } from '../columns.ts';

export const coins = pgTable('coins', {
  /** BTC 1, ETH 2, USDT 3 (product-spec.md section 3). */
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  /** Full name, such as "Bitcoin". */
  title: text().notNull(),
  sort: integer().notNull().default(0),
  logo: text().notNull().default(''),
  isDisplay: boolean().notNull().default(true),
  /** Withdrawal: least, most, fee (absolute, readings E19). */
  minNumber: amount().notNull().default('0'),
  maxNumber: amount().notNull().default('0'),
  rate: amount().notNull().default('0'),
  isLegal: boolean().notNull().default(false),
  isMatch: boolean().notNull().default(true),
  isLever: boolean().notNull().default(false),
  isMicro: boolean().notNull().default(false),
  isTransfer: boolean().notNull().default(false),
  isCharge: boolean().notNull().default(true),
  /** Chain, "" where there is none. */
  type: text().notNull().default(''),
  contractAddress: text().notNull().default(''),
  /** Decimals of amounts: ledger results are rounded to it. */
  scale: integer().notNull().default(8),
  chainFee: amount().notNull().default('0'),
});

export const instruments = pgTable(
  'instruments',
  {
    /** match_id */
    id: integer().primaryKey(),
    /** "btcusdt" */
    symbol: text().notNull().unique(),
    baseId: integer()
      .notNull()
      .references(() => coins.id),
    quoteId: integer()
      .notNull()
      .references(() => coins.id),
    type: coded({ forex: 0, metal: 1, index: 2, crypto: 3, stock: 4 }).notNull(),
    priceDecimals: integer().notNull(),
    amountDecimals: integer().notNull(),
    minAmount: amount().notNull(),
    minValue: amount().notNull(),
    /** Fraction (readings G6). */
    fee: amount().notNull(),
    isSpotTradable: boolean().notNull(),
    isDisplay: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.baseId, table.quoteId)],
);

/** The terms of futures on an instrument (domain/futures/terms.ts). An instrument without a row has no futures. */
export const futuresTerms = pgTable('futures_terms', {
  instrumentId: integer()
    .primaryKey()
    .references(() => instruments.id),
  contractSize: amount().notNull(),
  spread: amount().notNull(),
  /** Fractions. */
  fee: fraction().notNull(),
  overnight: fraction().notNull(),
  liquidationFee: fraction().notNull(),
  minLots: integer().notNull(),
  maxLots: integer().notNull(),
  multiples: json().$type<readonly number[]>().notNull(),
  lots: json().$type<readonly number[]>().notNull(),
  tiers: json().$type<readonly FuturesTier[]>().notNull(),
  symbolCap: amount().notNull(),
});

export const candles = pgTable(
  'candles',
  {
    symbol: text().notNull(),
    /** contract/channels.ts PERIODS */
    period: text().notNull(),
    /** Start of the period, unix seconds. */
    id: bigint({ mode: 'number' }).notNull(),
    open: doublePrecision().notNull(),
    close: doublePrecision().notNull(),
    high: doublePrecision().notNull(),
    low: doublePrecision().notNull(),
    amount: doublePrecision().notNull(),
    vol: doublePrecision().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.symbol, table.period, table.id] })],
);

/** What the seeded prices of a day are drawn from (market-data/synthetic/stored-secrets.ts). */
export const priceSecrets = pgTable('price_secrets', {
  /** UTC+8 day, counted from the epoch. */
  day: integer().primaryKey(),
  /** 256 bits as 64 hex digits; told to nobody before the day has ended. */
  secret: text().notNull(),
  /** When it was made, and its hash could be read. */
  publishedAt: moment().notNull(),
});

/** Where a market stood at its last checkpoint. */
export const marketCheckpoints = pgTable('market_checkpoints', {
  symbol: text().primaryKey(),
  lastTradeId: bigint({ mode: 'number' }).notNull(),
  /** Exchange clock at the checkpoint. */
  at: moment().notNull(),
  /** State of the price process and of its makers. */
  state: json().$type<unknown>().notNull(),
});

/** Public trades since the checkpoints that have them: written before anybody is told, replayed at a start. */
export const tradeJournal = pgTable('trade_journal', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  /** market-data/journal/codec.ts */
  trades: bytes().notNull(),
});

/** The last public trades of a symbol, as of one of the last checkpoints. */
export const marketTapes = pgTable('market_tapes', {
  symbol: text().primaryKey(),
  trades: bytes().notNull(),
});
