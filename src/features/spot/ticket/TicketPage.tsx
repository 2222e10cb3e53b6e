import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { useGo } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { useTradePair } from '../../../parts/useTradePair.ts';
import { TicketScreen } from './TicketScreen.tsx';
import { TicketSkeleton } from './TicketSkeleton.tsx';

/** Spot: the ticket of a pair beside its book, with the user's open orders below. */
export default function TicketPage() {
  const { t } = useTranslation('trade');
  const go = useGo();
  const { pair, isLoading, error, retry } = useTradePair();
  if (pair) return <TicketScreen key={pair.symbol} pair={pair} />;
  return (
    <Page header={<NavBar onBack={go.back} />}>
      <QueryState
        isLoading={isLoading}
        error={error}
        onRetry={retry}
        errorTitle={t('pricesError.title')}
        skeleton={<TicketSkeleton />}
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
