import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { Skeleton } from '#kit/Skeleton';
import { Inset, Row } from '#kit/Stack';
import type { Pair } from '../../state/pairs.ts';
import { useGo } from '../navigation/index.ts';
import { QueryState } from '../QueryState.tsx';
import { PairTitle } from './PairTitle.tsx';
import { useTradePair } from './useTradePair.ts';

interface PairGateProps {
  /** The screen is a tab: the tabs stand below it, and nothing leads back. @default false */
  readonly isTab?: boolean;
  /** Stands under the bar, whatever has become of the pair. */
  readonly head?: ReactNode;
  /** The exact shape of the screen, while the pairs load. */
  readonly skeleton: ReactNode;
  /** And of what stays at its lower edge. */
  readonly footer?: ReactNode;
  /** The screen of a known pair. A new pair is a new screen. */
  readonly children: (pair: Pair) => ReactNode;
}

/** The place of mark and name in the bar. */
const NAME = (
  <Row gap={8}>
    <Skeleton shape="circle" width="24px" height="24px" />
    <Skeleton width="6.5rem" height="1.125rem" />
  </Row>
);

/** The pair that an address names, before the screen that is about it: it may load, fail, or name none that there is. */
export function PairGate({ isTab = false, head, skeleton, footer, children }: PairGateProps) {
  const { t } = useTranslation('trade');
  const go = useGo();
  const { pair, named, isLoading, error, retry } = useTradePair();
  if (pair) return <Fragment key={pair.symbol}>{children(pair)}</Fragment>;
  const isWaiting = isLoading && !error;
  const name = named || !isWaiting ? <PairTitle withMark pair={named} /> : NAME;
  return (
    <Page
      withTabBar={isTab}
      header={<NavBar onBack={isTab ? undefined : go.back} left={isTab ? <Inset edge="start">{name}</Inset> : name} />}
      footer={isWaiting ? footer : undefined}
    >
      {head}
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
