import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { BalanceRow } from '#kit/BalanceRow';
import { SkeletonRows } from '#kit/Skeleton';
import type { WalletDetail } from '../../../contract/rows/ledger.ts';
import { COIN_SCALE } from '../../../domain/constants.ts';
import { add, mul } from '../../../domain/money.ts';
import { compareDecimal, formatAmount } from '../../../domain/number.ts';
import { KeptNote } from '../../../parts/KeptNote.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { balanceQuery } from '../../../parts/wallet/queries.ts';
import type { Pair } from '../../../state/pairs.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { OrdersGuest } from './OrdersGuest.tsx';

const scaleOf = ({ decimal_scale = COIN_SCALE }: WalletDetail): number => decimal_scale;

/** What the user holds of the pair's two coins in the spot account. */
export default function PairBalances({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('spot');
  const isSignedIn = useIsSignedIn();
  const isHidden = useAtomValue(hideBalancesAtom);
  const { code, toFiat } = useFiat();
  const base = useQuery(balanceQuery(pair.currency_id, 'change', isSignedIn));
  const quote = useQuery(balanceQuery(pair.legal_id, 'change', isSignedIn));
  const rows = [base.data, quote.data].filter((row): row is WalletDetail => row !== undefined);
  const error = base.error ?? quote.error;
  const retry = () => void Promise.all([base.refetch(), quote.refetch()]);
  // As Assets says it.
  const note = (row: WalletDetail) =>
    compareDecimal(row.frozen, '0') > 0
      ? t('balances.available', { amount: formatAmount(row.available, scaleOf(row), { trim: 2 }) })
      : row.currency_title;
  return (
    <QueryState
      isLoading={rows.length < 2}
      error={rows.length < 2 ? error : null}
      onRetry={retry}
      errorTitle={t('balances.failed')}
      skeleton={<SkeletonRows count={2} />}
      guest={<OrdersGuest />}
    >
      {error ? <KeptNote title={t('balances.failed')} onRetry={retry} /> : null}
      {rows.map((row) => (
        <BalanceRow
          key={row.currency}
          symbol={row.currency_name}
          note={note(row)}
          isNoteAmount={compareDecimal(row.frozen, '0') > 0}
          amount={add(row.available, row.frozen)}
          scale={scaleOf(row)}
          fiat={{ value: toFiat(mul(add(row.available, row.frozen), row.usdt_price)), code }}
          hidden={isHidden}
        />
      ))}
    </QueryState>
  );
}
