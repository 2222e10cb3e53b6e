import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { BalanceRow } from '#kit/BalanceRow';
import { SkeletonRows } from '#kit/Skeleton';
import type { WalletDetail } from '../../../contract/rows/wallet.ts';
import { COIN_SCALE } from '../../../domain/constants.ts';
import { countedDecimals } from '../../../domain/decimal-text.ts';
import { compareDecimal, formatAmount } from '../../../domain/number.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { balanceQuery } from '../../../parts/wallet/queries.ts';
import type { Pair } from '../../../state/pairs.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { OrdersGuest } from './OrdersGuest.tsx';

/** What the user holds of the pair's two coins in the spot account. */
export function PairBalances({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('spot');
  const isSignedIn = useIsSignedIn();
  const isHidden = useAtomValue(hideBalancesAtom);
  const base = useQuery(balanceQuery(pair.currency_id, 'change', isSignedIn));
  const quote = useQuery(balanceQuery(pair.legal_id, 'change', isSignedIn));
  const rows = [base.data, quote.data].filter((row): row is WalletDetail => row !== undefined);
  // With as many decimals as what stands beside it.
  const frozen = (row: WalletDetail) =>
    compareDecimal(row.frozen, '0') > 0
      ? t('balances.frozen', {
          amount: formatAmount(row.frozen, COIN_SCALE, { trim: Math.max(2, countedDecimals(row.available)) }),
          coin: row.currency_name,
        })
      : row.currency_title;
  return (
    <QueryState
      isLoading={rows.length < 2}
      error={base.error ?? quote.error}
      onRetry={() => void Promise.all([base.refetch(), quote.refetch()])}
      errorTitle={t('balances.failed')}
      skeleton={<SkeletonRows count={2} />}
      guest={<OrdersGuest />}
    >
      {rows.map((row) => (
        <BalanceRow
          key={row.currency}
          symbol={row.currency_name}
          note={frozen(row)}
          isNoteAmount={compareDecimal(row.frozen, '0') > 0}
          amount={row.available}
          scale={COIN_SCALE}
          hidden={isHidden}
        />
      ))}
    </QueryState>
  );
}
