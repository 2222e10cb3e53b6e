import type { Instrument } from '../../../assets/instrument.ts';
import type { MarketData } from '../../../market-data/port.ts';
import { changeText } from '../../change-text.ts';

/** Levels a side of `market_depth` (wire.md section 9). */
const DEPTH_LEVELS = 10;

const coins = ({ base, quote }: Instrument) => ({
  currency_id: base.id,
  currency_name: base.name,
  legal_id: quote.id,
  legal_name: quote.name,
});

const candle = (
  instrument: Instrument,
  day: { open: number; close: number; high: number; low: number; amount: number },
) => {
  const price = (value: number) => value.toFixed(instrument.priceDecimals);
  return {
    match_id: instrument.id,
    ...coins(instrument),
    symbol: `${instrument.base.name}/${instrument.quote.name}`,
    open: price(day.open),
    close: price(day.close),
    high: price(day.high),
    low: price(day.low),
    volume: day.amount.toFixed(instrument.amountDecimals),
  };
};

/** `daymarket`: the rolling 24 h. */
export function dayMarketOf(markets: MarketData, instrument: Instrument, now: number) {
  const day = markets.detail(instrument.symbol);
  const row = candle(instrument, day);
  return {
    type: 'daymarket',
    period: '1day',
    ...row,
    time: now,
    change: changeText(day.open, day.close),
    now_price: row.close,
    api_form: 'own',
  };
}

/** `kline`: the running minute; null before the first price. */
export function klineOf(markets: MarketData, instrument: Instrument) {
  const minute = markets.current(instrument.symbol, '1min');
  return minute ? { type: 'kline', period: '1min', ...candle(instrument, minute), time: minute.id * 1000 } : null;
}

/** `market_depth`: the best levels of both sides. */
export function depthOf(markets: MarketData, instrument: Instrument) {
  const { bids, asks } = markets.depth(instrument.symbol, DEPTH_LEVELS);
  return {
    symbol: `${instrument.base.name}/${instrument.quote.name}`,
    'base-currency': instrument.base.name,
    'quote-currency': instrument.quote.name,
    ...coins(instrument),
    bids,
    asks,
  };
}
