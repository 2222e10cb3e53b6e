import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import type { Pair } from '../../state/pairs.ts';
import { useGo } from '../navigation/index.ts';
import { QueryState } from '../QueryState.tsx';
import { useTradePair } from './useTradePair.ts';

interface PairGateProps {
  /** The screen is a tab: the tabs stand below it, and nothing leads back. @default false */
  readonly isTab?: boolean;
  /** The exact shape of the screen, while the pairs load. */
  readonly skeleton: ReactNode;
  /** The screen of a known pair. A new pair is a new screen. */
  readonly children: (pair: Pair) => ReactNode;
}

/** The pair that an address names, before the screen that is about it: it may load, fail, or name none that there is. */
export function PairGate({ isTab = false, skeleton, children }: PairGateProps) {
  const { t } = useTranslation('trade');
  const go = useGo();
  const { pair, isLoading, error, retry } = useTradePair();
  if (pair) return <Fragment key={pair.symbol}>{children(pair)}</Fragment>;
  return (
    <Page withTabBar={isTab} header={<NavBar onBack={isTab ? undefined : go.back} />}>
      <QueryState
        isLoading={isLoading}
        error={error}
        onRetry={retry}
        errorTitle={t('pricesError.title')}
        skeleton={skeleton}
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
