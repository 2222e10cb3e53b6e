import { CURRENCY_TYPE } from '../../../../contract/codes.ts';
import type { MatchRowWire } from '../../../../contract/rows/match.ts';
import type { Account } from '../../../../domain/accounts.ts';
import { toPercent } from '../../../../domain/fraction.ts';
import type { FuturesTerms } from '../../../../domain/futures/terms.ts';
import type { Instrument } from '../../../assets/instrument.ts';
import { flag } from '../../../calls/flag.ts';
import type { Say } from '../../../calls/handler.ts';
import type { MarketData } from '../../../market-data/port.ts';
import { changeText } from '../../change-text.ts';

/** Where prices come from (wire.md 4.1): the exchange itself, or an HTX-protocol feed. */
const MARKET_FROM = { own: 1, feed: 2 } as const;

/** Coins and companies go by their own names in all languages; an index, a metal and a currency have words. */
const isBrand = ({ type }: Instrument): boolean => type === 'crypto' || type === 'stock';

interface MatchFacts {
  readonly hasFeed: boolean;
  /** That it can be traded from. */
  readonly accounts: ReadonlySet<Account>;
  /** Undefined where the pair has none. */
  readonly futures: FuturesTerms | undefined;
  readonly say: Say;
}

/** A pair with its last quote (wire.md 4.1). */
export function matchToWire(
  markets: MarketData,
  instrument: Instrument,
  sort: number,
  { hasFeed, accounts, futures, say }: MatchFacts,
): MatchRowWire {
  const { symbol, priceDecimals, amountDecimals } = instrument;
  const day = markets.detail(symbol);
  const price = (value: number) => value.toFixed(priceDecimals);
  const now = markets.session(symbol);
  const session = instrument.type === 'stock' || now.isHalted ? now : null;
  return {
    id: instrument.id,
    legal_id: instrument.quote.id,
    currency_id: instrument.base.id,
    legal_name: instrument.quote.name,
    currency_name: instrument.base.name,
    currency_title: isBrand(instrument) ? instrument.base.title : say(`instrument.${instrument.base.name}`),
    is_display: 1,
    market_from: hasFeed ? MARKET_FROM.feed : MARKET_FROM.own,
    market_from_name: hasFeed ? 'HTX' : 'own',
    open_transaction: flag(accounts.has('spot')),
    open_coin_trade: flag(accounts.has('spot')),
    coin_trade_success: flag(accounts.has('spot')),
    open_lever: flag(accounts.has('futures')),
    open_microtrade: flag(accounts.has('options')),
    sort,
    micro_trade_fee: '0',
    lever_share_num: futures?.contractSize ?? '0',
    spread: futures?.spread ?? '0',
    overnight: toPercent(futures?.overnight ?? '0'),
    lever_trade_fee: toPercent(futures?.fee ?? '0'),
    lever_min_share: String(futures?.minLots ?? 0),
    lever_max_share: String(futures?.maxLots ?? 0),
    currency_type: CURRENCY_TYPE[instrument.type],
    category_text: say(`category.${instrument.type}`),
    create_time: '',
    change: changeText(day.open, day.close),
    volume: day.amount.toFixed(amountDecimals),
    turnover: day.vol.toFixed(2),
    high: price(day.high),
    low: price(day.low),
    now_price: price(day.close),
    // One unit of the quote coin in USD.
    rmb_relation: '1',
    logo: '',
    price_decimals: priceDecimals,
    amount_decimals: amountDecimals,
    min_amount: instrument.minAmount,
    min_value: instrument.minValue,
    coin_trade_fee: instrument.fee,
    order_options: 1,
    price_alerts: 1,
    ...(session && { session: { is_open: flag(session.isOpen), next: session.next ?? 0 } }),
    spark: markets.spark(symbol).map(price),
  };
}
