import { feeOf } from '../../../domain/fee.ts';
import { fromScaled } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { type HeldPlace, holdsOf } from '../../ledger/holds.ts';
import { FEES, isUser, ownerKey } from '../../ledger/owner.ts';
import type { HoldRef, LedgerEntry, Posting } from '../../ledger/port.ts';
import { type BookOrder, type Fill, type MatchPlan, type OpeningPlan, tradeIdOf } from '../../matching/port.ts';
import type { SpotFill } from './fill.ts';
import { SPOT_KIND } from './kinds.ts';

/** What spot holds. */
const SPOT_HOLDS = holdsOf('spot');

/** The id of a user's order in the book; makers' orders have ids of their own. */
export const bookId = (orderId: number): string => `u${orderId}`;

/** The id in the store of a user's order in the book. */
export const orderIdOf = (order: BookOrder): number => Number(order.id.slice(1));

/** What the hold of an order is for. */
const holdReference = (orderId: number): string => `order:${orderId}`;

/** The hold of an open order: price x rest of a buy, the rest of a sell. */
export const holdOf = (orderId: number): HoldRef => SPOT_HOLDS.of(holdReference(orderId));

/** Decimals that amounts of a coin are booked with. */
export type ScaleOf = (coin: number) => number;

/** What one trade books, and the fills of the users in it. */
interface SettledTrade {
  readonly entries: readonly LedgerEntry[];
  readonly fills: readonly SpotFill[];
}

/** What the trades of a plan book, as far as users stand on either side: makers' among themselves reach the ledger as a net. */
export function tradesOf(plan: MatchPlan, scaleOf: ScaleOf): SettledTrade {
  const trades = plan.fills.flatMap((fill, index) => {
    if (!isUser(plan.taker.owner) && !isUser(fill.maker.owner)) return [];
    return [tradeOf({ ...plan, isTakerHeld: plan.released !== undefined }, fill, tradeIdOf(plan, index), scaleOf)];
  });
  return { entries: trades.flatMap((trade) => trade.entries), fills: trades.flatMap((trade) => trade.fills) };
}

/** Who comes to a trade, and whether it pays from what it has held until now. */
interface Taker extends Pick<MatchPlan, 'instrument' | 'taker'> {
  readonly isTakerHeld: boolean;
}

/** What the trades of an opening book: whoever is in one has held its money since it was placed. */
export function openingTradesOf({ instrument, fills }: OpeningPlan, scaleOf: ScaleOf): SettledTrade {
  const trades = fills.map((fill) =>
    tradeOf({ instrument, taker: fill.taker, isTakerHeld: true }, fill, fill.tradeId, scaleOf),
  );
  return { entries: trades.flatMap((trade) => trade.entries), fills: trades.flatMap((trade) => trade.fills) };
}

/** Books one trade: both coins change hands, and each user pays their fee. */
function tradeOf(
  { instrument, taker, isTakerHeld }: Taker,
  fill: Fill,
  tradeId: number,
  scaleOf: ScaleOf,
): SettledTrade {
  const amount = fromScaled(fill.amount, instrument.amountDecimals);
  const value = fromScaled(fill.price * fill.amount, instrument.priceDecimals + instrument.amountDecimals);
  const price = fromScaled(fill.price, instrument.priceDecimals);
  const sides = [
    { own: taker, other: fill.maker, role: 'taker', isHeld: isTakerHeld },
    { own: fill.maker, other: taker, role: 'maker', isHeld: true },
  ] as const;
  const fills = sides.flatMap(({ own, other, role }): SpotFill[] => {
    if (!isUser(own.owner)) return [];
    const row = {
      tradeId,
      instrumentId: instrument.id,
      orderId: orderIdOf(own),
      userId: own.owner.user,
      counterparty: ownerKey(other.owner),
    };
    return [
      {
        ...row,
        side: own.side,
        role,
        price,
        amount,
        value,
        ...feeOfSide(instrument, own, amount, value, scaleOf),
      },
    ];
  });
  const reference = `trade:${tradeId}`;
  const trade: LedgerEntry = {
    kind: SPOT_KIND.spotTrade,
    reference,
    postings: sides.flatMap(({ own, isHeld }) => exchanged(instrument, own, isHeld, amount, value)),
  };
  return { entries: [trade, ...fills.filter((row) => row.fee !== '0').map((row) => feeEntry(reference, row))], fills };
}

/** What one side gives and gets. An order of a user that rests or has waited pays out of what it froze; everybody else out of what is available. */
function exchanged(
  instrument: Instrument,
  order: BookOrder,
  isHeld: boolean,
  amount: string,
  value: string,
): Posting[] {
  const isBuy = order.side === 'buy';
  const [given, got] = isBuy ? [value, amount] : [amount, value];
  const [paid, received] = isBuy
    ? [instrument.quote.id, instrument.base.id]
    : [instrument.base.id, instrument.quote.id];
  const { owner } = order;
  const payment: Posting =
    isHeld && isUser(owner)
      ? SPOT_HOLDS.payFromHold(placeOf({ id: orderIdOf(order), user: owner.user }, paid), given)
      : { owner, account: 'spot', coin: paid, available: `-${given}` };
  return [payment, { owner, account: 'spot', coin: received, available: got }];
}

/** Readings G6: the fee is taken from the coin received. */
function feeOfSide(instrument: Instrument, order: BookOrder, amount: string, value: string, scaleOf: ScaleOf) {
  const isBuy = order.side === 'buy';
  const feeCoin = isBuy ? instrument.base.id : instrument.quote.id;
  return { fee: feeOf(isBuy ? amount : value, instrument.fee, scaleOf(feeCoin)), feeCoin };
}

const feeEntry = (reference: string, fill: SpotFill): LedgerEntry => ({
  kind: SPOT_KIND.spotFee,
  reference,
  postings: [
    { owner: { user: fill.userId }, account: 'spot', coin: fill.feeCoin, available: `-${fill.fee}` },
    { owner: FEES, account: 'spot', coin: fill.feeCoin, available: fill.fee },
  ],
});

// ---- what a resting order holds ---------------------------------------------------------------

/** Freezes what is left of an order at its limit. */
export function freezeOf(instrument: Instrument, order: BookOrder, user: number, rest: bigint): LedgerEntry {
  const { coin, amount } = heldBy(instrument, order, rest);
  const id = orderIdOf(order);
  return {
    kind: SPOT_KIND.spotFreeze,
    reference: holdReference(id),
    postings: [SPOT_HOLDS.hold(placeOf({ id, user }, coin), amount)],
  };
}

/** What a resting order froze goes back to available. */
export const releaseOf = (instrument: Instrument, order: BookOrder, user: number): LedgerEntry =>
  releaseHeld({ id: orderIdOf(order), user, ...heldBy(instrument, order, order.remaining) });

/** What the hold of an order that has waited is left with beyond what its rest needs, in units of the coin that it holds: it filled at better prices, or its rest goes. */
export function spareOf({ taker, fills }: MatchPlan, rest: bigint): bigint {
  const filled = fills.reduce((sum, { amount }) => sum + amount, 0n);
  if (taker.side === 'sell') return taker.remaining - filled - rest;
  const paid = fills.reduce((sum, { price, amount }) => sum + price * amount, 0n);
  return taker.price * (taker.remaining - rest) - paid;
}

/** So many units of the coin that an order holds go back to available. */
export function releaseSpare(instrument: Instrument, order: BookOrder, user: number, spare: bigint): LedgerEntry {
  const { priceDecimals, amountDecimals } = instrument;
  const amount = fromScaled(spare, amountDecimals + (order.side === 'buy' ? priceDecimals : 0));
  return releaseHeld({ id: orderIdOf(order), user, coin: heldBy(instrument, order, 0n).coin, amount });
}

/** What a hold of an order has goes back to available. */
export const releaseHeld = (held: {
  readonly id: number;
  readonly user: number;
  readonly coin: number;
  readonly amount: string;
}): LedgerEntry => ({
  kind: SPOT_KIND.spotRelease,
  reference: holdReference(held.id),
  postings: [SPOT_HOLDS.release(placeOf(held, held.coin), held.amount)],
});

/** A resting buy holds its price x rest of the quote coin, a sell its rest of the base coin. */
const heldBy = (
  { quote, base, priceDecimals, amountDecimals }: Instrument,
  { side, price }: BookOrder,
  rest: bigint,
) =>
  side === 'buy'
    ? { coin: quote.id, amount: fromScaled(price * rest, priceDecimals + amountDecimals) }
    : { coin: base.id, amount: fromScaled(rest, amountDecimals) };

const placeOf = ({ id, user }: { readonly id: number; readonly user: number }, coin: number): HeldPlace => ({
  user,
  account: 'spot',
  coin,
  reference: holdReference(id),
});
