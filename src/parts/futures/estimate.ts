import type { ReplyOf } from '../../contract/table.ts';
import { feeOf } from '../../domain/fee.ts';
import type { FuturesOrder } from '../../domain/forms/futures-order.ts';
import { type Fraction, isFraction, ofPercent } from '../../domain/fraction.ts';
import { liquidationPrice, type PriceOf, type RiskPosition } from '../../domain/futures/account.ts';
import {
  type FuturesDirection,
  marginOf,
  notionalOf,
  openPriceOf,
  profitOf,
  sizeOf,
  tierOf,
} from '../../domain/futures/amounts.ts';
import { riskPrice } from '../../domain/futures/prices.ts';
import type { FuturesTerms, FuturesTier } from '../../domain/futures/terms.ts';
import { isLess, plus } from '../../domain/scaled.ts';
import type { Pair } from '../../state/pairs.ts';

/** What is offered on a pair, and as much of it as the user may still take. */
export interface FuturesOffer extends Omit<FuturesTerms, 'symbolCap'> {
  /** Notional that may still be opened, by the user and by all; null where the server does not say. */
  readonly room: Readonly<Record<FuturesDirection, { readonly own: string; readonly all: string }>> | null;
  /** Above it the questions about risk are asked; null where none are. */
  readonly askedAbove: number | null;
}

const fractionOf = (percent: string): Fraction => {
  const share = ofPercent(percent);
  return isFraction(share) ? share : '0';
};

/** The offer of a reply; what servers of the family leave out stands with the pair. */
export function offerOf(market: ReplyOf<'futures.market'>, pair: Pair): FuturesOffer {
  const { room, user_room, high_multiple } = market;
  const side = (direction: FuturesDirection) => ({
    own: user_room?.[direction] ?? '0',
    all: room?.[direction] ?? '0',
  });
  return {
    contractSize: market.lever_share_num ?? pair.lever_share_num,
    spread: market.spread ?? pair.spread,
    fee: fractionOf(market.fee ?? pair.lever_trade_fee),
    overnight: fractionOf(market.overnight ?? pair.overnight),
    liquidationFee: fractionOf(market.liquidation_fee ?? '0'),
    minLots: market.lever_share_limit.min,
    maxLots: market.lever_share_limit.max,
    multiples: market.multiples,
    lots: market.lots,
    tiers: (market.tiers ?? []).map(({ up_to, maintenance, multiple }) => ({
      upTo: up_to,
      maintenance: fractionOf(maintenance),
      multiple,
    })),
    room: room && user_room ? { long: side('long'), short: side('short') } : null,
    askedAbove: high_multiple !== undefined && !market.is_risk_accepted ? high_multiple : null,
  };
}

/** An account as its risk is measured: all that is free and held in it, and what is open. */
export interface RiskAccount {
  readonly money: string;
  readonly positions: readonly RiskPosition[];
  readonly priceOf: PriceOf;
}

/** What an order comes to before the tap, by the functions that the exchange takes it with. */
export interface Estimate {
  readonly size: string;
  /** The price that margin and fee are of, and the one that it is opened at. */
  readonly reference: string;
  readonly entry: string;
  readonly notional: string;
  readonly margin: string;
  readonly fee: string;
  /** What is taken for it: margin and fee. */
  readonly cost: string;
  /** Each day. */
  readonly overnight: string;
  /** Undefined where nothing of this size is taken, or the server tells no tiers. */
  readonly tier: FuturesTier | undefined;
  /** The account as it would stand with it; null without a tier. */
  readonly after: RiskAccount | null;
  /** Of the account as a whole with it, other pairs as they stand; null where no price does it. */
  readonly liquidation: string | null;
}

export interface EstimateContext {
  readonly symbol: string;
  readonly priceDecimals: number;
  /** Decimals that the quote coin is booked with. */
  readonly scale: number;
  readonly offer: FuturesOffer;
  /** The newest tick. */
  readonly index: string;
  readonly mark: string;
  /** Null where nobody is signed in: then it stands on its margin alone. */
  readonly account: RiskAccount | null;
}

/** What is put up for an order at a multiple. */
function costOf(
  { lots, limit }: Pick<FuturesOrder, 'lots' | 'limit'>,
  multiple: number,
  { scale, offer, index }: Pick<EstimateContext, 'scale' | 'offer' | 'index'>,
) {
  const size = sizeOf(Number(lots), offer);
  const reference = limit ?? index;
  const notional = notionalOf(reference, size);
  const [margin, fee] = [marginOf(notional, multiple, scale), feeOf(notional, offer.fee, scale)];
  return { size, reference, notional, margin, fee, cost: plus(margin, fee) };
}

/** What an order comes to at a multiple. */
export function estimateOf(
  order: Pick<FuturesOrder, 'direction' | 'lots' | 'limit'>,
  multiple: number,
  context: EstimateContext,
): Estimate {
  const { direction } = order;
  const { symbol, priceDecimals, scale, offer, account } = context;
  const put = costOf(order, multiple, context);
  const { size, reference, notional, margin, fee } = put;
  const entry = openPriceOf(direction, reference, offer.spread);
  const tier = tierOf(offer, plus(notional, ownOf(offer, direction)));
  const own = tier && { symbol, direction, size, entry, maintenance: tier.maintenance };
  const after: RiskAccount | null = own
    ? {
        money: account ? plus(account.money, fee === '0' ? '0' : `-${fee}`) : margin,
        positions: [...(account?.positions ?? []), own],
        priceOf: (one) =>
          one.symbol === symbol ? riskPrice(one.direction, context) : (account?.priceOf(one) ?? entry),
      }
    : null;
  return {
    ...{ ...put, entry, tier, after },
    overnight: feeOf(notional, offer.overnight, scale),
    liquidation: after && liquidationPrice(symbol, after, priceDecimals),
  };
}

/** What the user has on a side already: the cap less the room that is left. */
function ownOf({ tiers, room }: FuturesOffer, direction: FuturesDirection): string {
  const cap = tiers.at(-1)?.upTo;
  return cap === undefined || !room ? '0' : plus(cap, room[direction].own === '0' ? '0' : `-${room[direction].own}`);
}

/** The most lots that so much money pays for, margin and fee, within what one order takes; 0 where not the least. */
export function mostLots(
  { limit }: Pick<FuturesOrder, 'limit'>,
  multiple: number,
  money: string,
  context: Pick<EstimateContext, 'scale' | 'offer' | 'index'>,
): number {
  const { minLots, maxLots } = context.offer;
  const isPaid = (lots: number) => !isLess(money, costOf({ limit, lots: String(lots) }, multiple, context).cost);
  let [most, beyond] = [0, maxLots + 1];
  while (beyond - most > 1) {
    const lots = Math.floor((most + beyond) / 2);
    if (isPaid(lots)) most = lots;
    else beyond = lots;
  }
  return most < minLots ? 0 : most;
}

/** What an exit at a level comes to, signed. */
export const outcomeAt = (
  level: string,
  direction: FuturesDirection,
  { size, entry }: Estimate,
  scale: number,
): string => profitOf({ direction, size, entry }, level, scale);
