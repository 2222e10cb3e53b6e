import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QuoteCard } from '#kit/QuoteCard';
import { Shelf } from '#kit/Shelf';
import { useClient } from '../../../data/client.ts';
import { quoteSource } from '../../../parts/live/quotes.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { type Pair, pairIds, usePairs } from '../../../state/pairs.ts';
import { BlockError } from './BlockError.tsx';
import { CardsSkeleton } from './HomeSkeletons.tsx';
import { cardPairs } from './pairs.ts';

/** Live cards of the main pairs; the hot table below has its own word for a failure of the same query. */
export function QuoteCards() {
  const { t } = useTranslation('home');
  const { list, isLoading, error, retry } = usePairs();
  const pairs = useMemo(() => cardPairs(list), [list]);

  if (error && list.length === 0) return <BlockError title={t('quotes.failed')} onRetry={retry} />;
  if (isLoading) return <CardsSkeleton />;
  if (pairs.length === 0) return null;
  return (
    <Shelf label={t('quotes.title')}>
      {pairs.map((pair) => (
        <PairCard key={pair.symbol} pair={pair} />
      ))}
    </Shelf>
  );
}

function PairCard({ pair }: { readonly pair: Pair }) {
  const client = useClient();
  const go = useGo();
  return (
    <QuoteCard
      base={pair.currency_name}
      quote={pair.legal_name}
      live={quoteSource(client, pair)}
      points={pair.points}
      onPress={() => go.open('pages/transaction/index2', pairIds(pair))}
    />
  );
}
