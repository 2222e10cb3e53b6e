import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { useEntry, useGo } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { useTradePair } from '../../../parts/useTradePair.ts';
import { HubScreen } from './HubScreen.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';

/** The trade hub: the third tab, and index2 for a stated pair with a back arrow and a larger chart (readings D8). */
export default function HubPage() {
  const { t } = useTranslation('trade');
  const go = useGo();
  const isTab = useEntry().path === 'pages/transaction/index';
  const { pair, isLoading, error, retry } = useTradePair();
  if (pair) return <HubScreen key={pair.symbol} pair={pair} isTab={isTab} />;
  return (
    <Page withTabBar={isTab} header={<NavBar onBack={isTab ? undefined : go.back} />}>
      <QueryState
        isLoading={isLoading}
        error={error}
        onRetry={retry}
        errorTitle={t('pricesError.title')}
        skeleton={<HubSkeleton />}
        empty={{
          title: t('pair.unknown.title'),
          text: t('pair.unknown.text'),
          action: (
            <Button size="md" onClick={() => go.switchTab('pages/market/market')}>
              {t('pair.unknown.action')}
            </Button>
          ),
        }}
      >
        {null}
      </QueryState>
    </Page>
  );
}
