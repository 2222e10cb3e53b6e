import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Split } from '#kit/Split';
import { Inset } from '#kit/Stack';
import { useFuturesLive } from '../../../parts/futures/live.ts';
import { futuresMarketQuery } from '../../../parts/futures/queries.ts';
import { BookPane } from '../../../parts/pairs/BookPane.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import type { Pair } from '../../../state/pairs.ts';
import { FuturesFrame } from './FuturesFrame.tsx';
import { FieldsSkeleton } from './FuturesSkeleton.tsx';
import { FuturesTicketView } from './FuturesTicketView.tsx';

/** Levels of the book, a side. */
const ROWS = 10;

/** The ticket of a known pair. A new pair is a new ticket (keyed by PairGate). */
export function FuturesScreen({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('futures');
  const live = useFuturesLive();
  const { data, error, isPending, refetch } = useQuery(futuresMarketQuery(pair, { enabled: pair.open_lever }));
  if (!pair.open_lever)
    return (
      <FuturesFrame pair={pair}>
        <Inset top={8} bottom={8}>
          <BookPane pair={pair} rows={ROWS} />
        </Inset>
      </FuturesFrame>
    );
  if (data) return <FuturesTicketView pair={pair} market={data} live={live} rows={ROWS} />;
  return (
    <FuturesFrame pair={pair}>
      <Split top={4} bottom={8}>
        <QueryState
          isPart
          isLoading={isPending}
          error={error}
          onRetry={() => void refetch()}
          errorTitle={t('failed')}
          skeleton={<FieldsSkeleton />}
        >
          {null}
        </QueryState>
        <BookPane pair={pair} rows={ROWS} />
      </Split>
    </FuturesFrame>
  );
}
