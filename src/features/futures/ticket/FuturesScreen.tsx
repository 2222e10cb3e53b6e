import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Split } from '#kit/Split';
import { Inset } from '#kit/Stack';
import { useFuturesLive } from '../../../parts/futures/live.ts';
import { futuresMarketQuery } from '../../../parts/futures/queries.ts';
import { BookPane } from '../../../parts/pairs/BookPane.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import type { Pair } from '../../../state/pairs.ts';
import { FuturesFrame } from './FuturesFrame.tsx';
import { FuturesFieldsSkeleton } from './FuturesSkeleton.tsx';
import { FuturesTicketView } from './FuturesTicketView.tsx';

/** Levels of the book, a side. */
const ROWS = 10;

/** The ticket of a known pair. A new pair is a new ticket (keyed by PairGate). */
export function FuturesScreen({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('futures');
  const live = useFuturesLive();
  const { data, error, isPending, refetch } = useQuery(futuresMarketQuery(pair, { enabled: pair.open_lever }));
  // The button stands in the frame, which is there before what is offered has come.
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const isOffered = pair.open_lever;
  return (
    <FuturesFrame pair={pair} footer={data && isOffered ? <div ref={setFoot} /> : undefined}>
      {data && isOffered ? <FuturesTicketView pair={pair} market={data} live={live} rows={ROWS} foot={foot} /> : null}
      {isOffered && isPending ? (
        <Split top={4} bottom={8}>
          <FuturesFieldsSkeleton />
          <BookPane pair={pair} rows={ROWS} />
        </Split>
      ) : null}
      {isOffered && !data && !isPending ? (
        <QueryState
          isPart
          isLoading={false}
          error={error}
          onRetry={() => void refetch()}
          errorTitle={t('failed')}
          skeleton={null}
        >
          {null}
        </QueryState>
      ) : null}
      {isOffered && (data || isPending) ? null : (
        <Inset top={8} bottom={8}>
          <BookPane pair={pair} rows={ROWS} />
        </Inset>
      )}
    </FuturesFrame>
  );
}
