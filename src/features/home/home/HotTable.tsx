import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CaretRightIcon } from '#kit/icons';
import { QuoteRow } from '#kit/QuoteRow';
import { Section } from '#kit/Section';
import { SkeletonRows } from '#kit/Skeleton';
import { TextButton } from '#kit/TextButton';
import { useClient } from '../../../data/client.ts';
import { lateComponent } from '../../../parts/late.ts';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { quoteSource } from '../../../parts/live/quotes.ts';
import { useValueLook } from '../../../parts/live/useQuoteLook.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { usePlaces } from '../../../parts/pairs/usePlaces.ts';
import { loadWords } from '../../../parts/words/words.ts';
import { pairIds, usePairs } from '../../../state/pairs.ts';
import { BlockError } from './BlockError.tsx';
import { HOT_ROWS, hotPairs } from './pairs.ts';

const NoPairs = lateComponent(async () => {
  const [part] = await Promise.all([import('./NoPairs.tsx'), loadWords('market')]);
  return part;
});

/** The coins that move most, live, ranked with each visit. */
export function HotTable() {
  const client = useClient();
  const { t } = useTranslation('home');
  const go = useGo();
  const { list, isLoading, error, retry } = usePairs();
  const pairs = usePlaces(list, useParams(), hotPairs);
  const look = useValueLook(pairs);

  const hasFailed = error !== null && pairs.length === 0;
  return (
    <Section
      title={t('hot.title')}
      mark={<LiveStatus />}
      end={
        <TextButton look="label" end={<CaretRightIcon size={16} />} onClick={() => go.switchTab('pages/market/market')}>
          {t('hot.more')}
        </TextButton>
      }
    >
      {isLoading ? <SkeletonRows count={HOT_ROWS} pill row={look} /> : null}
      {hasFailed ? <BlockError title={t('hot.failed')} onRetry={retry} /> : null}
      {!isLoading && !hasFailed && pairs.length === 0 ? (
        <Suspense fallback={null}>
          <NoPairs onRetry={retry} />
        </Suspense>
      ) : null}
      {pairs.map((pair) => (
        <QuoteRow
          key={pair.symbol}
          base={pair.currency_name}
          quote={pair.legal_name}
          live={quoteSource(client, pair)}
          points={pair.points}
          look={look}
          onPress={() => go.open('pages/transaction/index2', pairIds(pair))}
        />
      ))}
    </Section>
  );
}
