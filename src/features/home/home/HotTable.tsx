import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CaretRightIcon } from '#kit/icons';
import { QuoteRow } from '#kit/QuoteRow';
import { SkeletonRows } from '#kit/Skeleton';
import { useClient } from '../../../data/client.ts';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { quoteSource } from '../../../parts/live/quotes.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { usePairs } from '../../../state/pairs.ts';
import { BlockError } from './BlockError.tsx';
import { HotHead, HotNone, HotTitle, MoreButton } from './HotTable.styles.ts';
import { HOT_ROWS, hotPairs } from './pairs.ts';

/** The coins that move most, live. */
export function HotTable() {
  const client = useClient();
  const { t } = useTranslation('home');
  const go = useGo();
  const { list, isLoading, error, retry } = usePairs();
  const pairs = useMemo(() => hotPairs(list), [list]);

  const hasFailed = error !== null && pairs.length === 0;
  return (
    <section aria-labelledby="home-hot">
      <HotHead>
        <HotTitle id="home-hot">{t('hot.title')}</HotTitle>
        <LiveStatus />
        <MoreButton type="button" onClick={() => go.switchTab('pages/market/market')}>
          {t('hot.more')}
          <CaretRightIcon size={16} />
        </MoreButton>
      </HotHead>
      {isLoading ? <SkeletonRows count={HOT_ROWS} pill /> : null}
      {hasFailed ? <BlockError title={t('hot.failed')} onRetry={retry} /> : null}
      {!isLoading && !hasFailed && pairs.length === 0 ? <HotNone>{t('hot.none')}</HotNone> : null}
      {pairs.map((pair) => (
        <QuoteRow
          key={pair.symbol}
          base={pair.currency_name}
          quote={pair.legal_name}
          live={quoteSource(client, pair)}
          onPress={() =>
            go.open('pages/transaction/index2', { currency_id: pair.currency_id, legal_id: pair.legal_id })
          }
        />
      ))}
    </section>
  );
}
