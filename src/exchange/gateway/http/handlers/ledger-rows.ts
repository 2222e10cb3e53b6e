import { and, between, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Account } from '../../../../domain/accounts.ts';
import { decimalText } from '../../../../domain/decimal-text.ts';
import { formatAmount } from '../../../../domain/number.ts';
import type { Coin } from '../../../assets/coins.ts';
import { Money } from '../../../ledger/decimal.ts';
import type { KindTable } from '../../../ledger/kinds.ts';
import { ownerKey } from '../../../ledger/owner.ts';
import type { Store } from '../../../platform/store/open.ts';
import { ledgerEntries, ledgerPostings } from '../../../platform/store/schema/index.ts';
import { wireTime } from '../../../platform/wire-time.ts';
import { WIRE_ACCOUNT } from '../../wire-account.ts';
import type { CallContext } from '../types.ts';

/** Which rows of a user's ledger. */
export interface LogFilter {
  readonly coin?: number | undefined;
  readonly account?: Account | undefined;
  readonly kinds?: { readonly first: number; readonly last: number };
  readonly page: number;
  readonly limit: number;
}

/** A page of a user's ledger, newest first, and how many rows there are in all. */
export async function readLog(store: Store, user: number, filter: LogFilter) {
  const where: SQL | undefined = and(
    eq(ledgerPostings.owner, ownerKey({ user })),
    filter.account && eq(ledgerPostings.account, filter.account),
    filter.coin === undefined ? undefined : eq(ledgerPostings.coin, filter.coin),
    filter.kinds && between(ledgerPostings.kind, filter.kinds.first, filter.kinds.last),
  );
  const [all] = await store.db.select({ count: count() }).from(ledgerPostings).where(where);
  const rows = await store.db
    .select({ posting: ledgerPostings, reference: ledgerEntries.reference })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(where)
    .orderBy(desc(ledgerPostings.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  return { rows, count: all?.count ?? 0 };
}

type LogRow = Awaited<ReturnType<typeof readLog>>['rows'][number];

/**
 * A row of the ledger as on the wire. `before`, `value` and `after` tell of the available balance, so that the rows of
 * a coin chain without a gap; what moved between available and frozen, or was paid out of frozen, stands in `info`.
 */
export function logToWire(
  user: number,
  { posting, reference }: LogRow,
  coin: Coin | undefined,
  { kinds, say }: { readonly kinds: KindTable; readonly say: CallContext['say'] },
) {
  const key = kinds.byId(posting.kind)?.key;
  const kind = key ? say(`ledger.${key}`) : '';
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
    before: decimalText(new Money(posting.availableAfter).minus(posting.available).toFixed()) ?? '0',
    after: posting.availableAfter,
    transaction_info: reference,
  };
}

function frozenNote(posting: LogRow['posting'], coin: Coin | undefined, say: CallContext['say']): string {
  const frozen = new Money(posting.frozen);
  if (frozen.isZero()) return '';
  const amount = formatAmount(frozen.abs().toFixed(), coin?.scale ?? 8, { trim: true });
  const key = frozen.isPositive() ? 'frozen' : new Money(posting.available).isZero() ? 'paid' : 'released';
  return say(`ledgerNote.${key}`, { amount, coin: coin?.name ?? '' });
}
