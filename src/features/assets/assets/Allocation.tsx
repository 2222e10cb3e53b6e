import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AllocationBar } from '#kit/AllocationBar';
import { Skeleton } from '#kit/Skeleton';
import { Inset, Row } from '#kit/Stack';
import type { WalletList } from '../../../contract/rows/wallet.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { sharesOf } from './holdings.ts';

const WORDS = ['4.75rem', '4rem', '4.25rem', '3.75rem', '1.5rem'];

/** Its ticks and the words below them, in the places that they will take. */
export function AllocationSkeleton() {
  return (
    <Inset bottom={8}>
      <Skeleton height="1.125rem" />
      <Row justify="between" gap={8} top={12} bottom={4}>
        {WORDS.map((width) => (
          <Skeleton key={width} width={width} height="0.5rem" />
        ))}
      </Row>
    </Inset>
  );
}

interface AllocationProps {
  readonly wallet: WalletList;
  /** Counted from old prices: such shares are not told. */
  readonly isStale: boolean;
}

/** What the total is made of; where amounts are hidden, its shares are neither said nor drawn: the parts are alike. */
export function Allocation({ wallet, isStale }: AllocationProps) {
  const { t } = useTranslation('assets');
  const isHidden = useAtomValue(hideBalancesAtom);
  const shares = sharesOf(wallet);
  return (
    <Inset bottom={8}>
      <AllocationBar
        withShares={!isHidden && !isStale}
        parts={shares.map(({ coin, share, count }) => ({
          key: coin,
          share: isHidden ? 1 / shares.length : share,
          label: count === undefined ? coin : t('allocation.other'),
          count,
        }))}
      />
    </Inset>
  );
}
