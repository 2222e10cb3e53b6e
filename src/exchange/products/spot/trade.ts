import { feeOf } from '../../../domain/fee.ts';
import { fromScaled } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { FEES, ownerKey } from '../../ledger/owner.ts';
import type { LedgerEntry, Posting } from '../../ledger/port.ts';
import type { BookOrder, Fill } from '../../matching/port.ts';
import { isUser, orderIdOf } from './book-id.ts';
import type { SpotFill } from './fill.ts';
import { holdReference, SPOT_HOLDS } from './hold.ts';
import { SPOT_KIND } from './kinds.ts';

/** Decimals that amounts of a coin are booked with. */
export type ScaleOf = (coin: number) => number;

/** What one trade books, and the fills of the users in it. */
export interface SettledTrade {
  readonly entries: readonly LedgerEntry[];
  readonly fills: readonly SpotFill[];
}

/** Books one trade: both coins change hands, and each user pays their fee. */
export function tradeOf(
  instrument: Instrument,
  taker: BookOrder,
  fill: Fill,
  tradeId: number,
  scaleOf: ScaleOf,
): SettledTrade {
  const amount = fromScaled(fill.amount, instrument.amountDecimals);
  const value = fromScaled(fill.price * fill.amount, instrument.priceDecimals + instrument.amountDecimals);
  const price = fromScaled(fill.price, instrument.priceDecimals);
  const sides = [
    { own: taker, other: fill.maker, role: 'taker' },
    { own: fill.maker, other: taker, role: 'maker' },
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
    postings: sides.flatMap(({ own, role }) => exchanged(instrument, own, role, amount, value)),
  };
  return { entries: [trade, ...fills.filter((row) => row.fee !== '0').map((row) => feeEntry(reference, row))], fills };
}

/** What one side gives and gets. A resting order of a user pays out of what it froze; everybody else out of what is available. */
function exchanged(
  instrument: Instrument,
  order: BookOrder,
  role: SpotFill['role'],
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
    role === 'maker' && isUser(owner)
      ? SPOT_HOLDS.payFromHold(
          { user: owner.user, account: 'spot', coin: paid, reference: holdReference(orderIdOf(order)) },
          given,
        )
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
