import type { CandleBar } from '#kit/CandleChart';
import type { BookRowView, BookView, LiveSource, QuoteView, TradeView } from '#kit/live';
import {
  directionOf,
  formatAmount,
  formatCompact,
  formatFiat,
  formatPercent,
  formatPrice,
} from '../../src/domain/number.ts';

/** A source whose value a play function sets by hand: nothing moves by itself in a story. */
export interface StorySource<T> extends LiveSource<T> {
  set(value: T): void;
  /** How many cells listen: a story can assert that leaving ends it. */
  listeners(): number;
}

export function storySource<T>(initial: T): StorySource<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    listeners: () => listeners.size,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface Pair {
  readonly base: string;
  readonly price: string;
  readonly decimals: number;
  readonly change: string;
  readonly volume: string;
}

export const PAIRS: readonly Pair[] = [
  { base: 'BTC', price: '64218.5', decimals: 1, change: '1.84', volume: '28412' },
  { base: 'ETH', price: '3412.66', decimals: 2, change: '2.61', volume: '312704' },
  { base: 'SOL', price: '158.42', decimals: 2, change: '-3.07', volume: '4102330' },
  { base: 'XRP', price: '0.6128', decimals: 4, change: '0.42', volume: '88211400' },
  { base: 'DOGE', price: '0.12847', decimals: 5, change: '-1.26', volume: '611004120' },
  { base: 'LTC', price: '84.31', decimals: 2, change: '0', volume: '402900' },
  { base: 'LINK', price: '14.208', decimals: 3, change: '4.95', volume: '2711000' },
  { base: 'BNB', price: '588.4', decimals: 1, change: '-0.38', volume: '96300' },
  { base: 'AVAX', price: '27.61', decimals: 2, change: '1.12', volume: '1902000' },
];

export function quoteOf({ price, decimals, change, volume }: Pair, isStale = false): QuoteView {
  const shown = formatPercent(change);
  return {
    price: formatPrice(price, decimals),
    fiat: formatFiat(price, 'USD'),
    change: shown,
    direction: directionOf(shown),
    volume: formatCompact(volume),
    turnover: formatCompact(Number(price) * Number(volume)),
    isStale,
  };
}

const first = PAIRS[0] as Pair;
export const BTC = quoteOf(first);

const levels = (rows: readonly (readonly [string, string])[]): BookRowView[] => {
  const total = rows.reduce((sum, [, amount]) => sum + Number(amount), 0);
  let deep = 0;
  return rows.map(([value, amount], i) => {
    deep += Number(amount);
    return {
      value,
      price: formatPrice(value, 1),
      amount: formatAmount(amount, 4),
      share: deep / total,
      isOwn: i === 3,
    };
  });
};

export const BOOK: BookView = {
  asks: levels([
    ['64219.0', '1.6504'],
    ['64219.5', '1.5179'],
    ['64221.0', '1.0011'],
    ['64221.5', '1.9819'],
    ['64222.0', '0.8188'],
    ['64223.5', '0.6890'],
    ['64224.0', '2.0773'],
  ]),
  bids: levels([
    ['64218.0', '1.1487'],
    ['64217.0', '0.2364'],
    ['64216.0', '1.8711'],
    ['64214.5', '0.3832'],
    ['64213.0', '0.0645'],
    ['64211.5', '0.1921'],
    ['64211.0', '1.7682'],
  ]),
  last: { price: '64,218.5', direction: 'up' },
  gap: '1.0',
  bidShare: 0.42,
  isStale: false,
};

export const TRADES: readonly TradeView[] = Array.from({ length: 12 }, (_, i) => ({
  key: String(i),
  price: formatPrice(String(64218.5 - ((i * 7) % 5) * 0.5), 1),
  amount: formatAmount(String(((i * 37) % 19) / 20 + 0.0211), 4),
  time: `14:27:${String(52 - i * 3).padStart(2, '0')}`,
  side: (i * 5) % 3 === 0 ? 'sell' : 'buy',
}));

const HALF_HOUR = 1_800_000;
export const CHART_NOW = Date.UTC(2026, 10, 20, 12, 22, 19);

/** A seeded sequence in [0, 1): the same candles in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Half-hour candles that end near the price of BTC, oldest first. */
export function candles(count: number, end = CHART_NOW): CandleBar[] {
  const next = seeded(41);
  const last = Math.floor(end / HALF_HOUR) * HALF_HOUR;
  const bars: CandleBar[] = [];
  let close = 64218.5;
  for (let i = 0; i < count; i += 1) {
    const drift = Math.sin(i / 9) * 55 + (next() - 0.5) * 190;
    const open = Math.round((close - drift) * 2) / 2;
    const reach = 30 + next() * 160;
    bars.push({
      time: last - i * HALF_HOUR,
      open,
      close,
      high: Math.round((Math.max(open, close) + next() * reach) * 2) / 2,
      low: Math.round((Math.min(open, close) - next() * reach) * 2) / 2,
      volume: Math.round((20 + next() * 90 + Math.abs(drift) / 3) * 100) / 100,
    });
    close = open;
  }
  return bars.reverse();
}
