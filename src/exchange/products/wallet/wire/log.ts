import { COIN_SCALE } from '../../../../domain/constants.ts';
import { formatAmount } from '../../../../domain/number.ts';
import type { Coin } from '../../../assets/coins.ts';
import { USDT } from '../../../assets/usdt.ts';
import type { CallContext } from '../../../calls/handler.ts';
import { WIRE_ACCOUNT } from '../../../calls/wire-account.ts';
import { Money } from '../../../ledger/decimal.ts';
import type { KindTable } from '../../../ledger/kinds.ts';
import type { LogRow } from '../../../ledger/log.ts';
import { wireTime } from '../../../platform/wire-time.ts';

/**
 * A row of the ledger as on the wire. `before`, `value` and `after` tell of the available balance, so that the rows of
 * a coin chain without a gap; what they do not tell of frozen, as what was paid out of it, stands in `info`.
 */
export function logToWire(
  user: number,
  posting: LogRow,
  coin: Coin | undefined,
  { kinds, say }: { readonly kinds: KindTable; readonly say: CallContext['say'] },
) {
  const key = kinds.byId(posting.kind)?.key;
  const kind = key ? say(`ledger.${key}`, { context: wayOf(posting), coin: coin?.name ?? '' }) : '';
  const note = frozenNote(posting, coin, say);
  return {
    id: posting.id,
    user_id: user,
    value: posting.available,
    created_time: wireTime(posting.createdAt),
    info: [kind, note].filter(Boolean).join(' · '),
    type: posting.kind,
    currency: posting.coin,
    currency_name: coin?.name ?? '',
    account_number: String(user),
    account: WIRE_ACCOUNT[posting.account],
    before: new Money(posting.availableAfter).minus(posting.available).toFixed(),
    after: posting.availableAfter,
    transaction_info: posting.reference,
  };
}

/** What the words of a kind may tell apart (`spotTrade_baseIn`): whether money moved, or what is traded for it, and which way. */
function wayOf({ coin, available, frozen }: LogRow): string {
  const moved = new Money(available);
  const isOut = (moved.isZero() ? new Money(frozen) : moved).isNegative();
  return `${coin === USDT.id ? 'quote' : 'base'}${isOut ? 'Out' : 'In'}`;
}

/** What became of the frozen balance, where it is not what became of the available one the other way round. */
function frozenNote(posting: LogRow, coin: Coin | undefined, say: CallContext['say']): string {
  const frozen = new Money(posting.frozen);
  if (frozen.isZero() || frozen.plus(posting.available).isZero()) return '';
  const amount = formatAmount(frozen.abs().toFixed(), coin?.scale ?? COIN_SCALE, { trim: true });
  const key = frozen.isPositive() ? 'frozen' : new Money(posting.available).isZero() ? 'paid' : 'released';
  return say(`ledgerNote.${key}`, { amount, coin: coin?.name ?? '' });
}
