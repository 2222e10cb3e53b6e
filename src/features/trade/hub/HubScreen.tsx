import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { EmptyBlock } from '#kit/ListState';
import { Note } from '#kit/Note';
import { Page } from '#kit/Page';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useSessionText } from '../../../parts/useSessionText.ts';
import { isClosed, type Pair } from '../../../state/pairs.ts';
import type { TradeMode } from './atoms.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { DepthPanel } from './DepthPanel.tsx';
import { HubBar } from './HubBar.tsx';
import { HubTabs } from './HubTabs.tsx';
import { PriceHead } from './PriceHead.tsx';
import { SideButtons } from './SideButtons.tsx';

interface HubScreenProps {
  readonly pair: Pair;
  readonly isTab: boolean;
  readonly mode: TradeMode;
  readonly onChoose: (mode: TradeMode) => void;
}

/** One pair: price and range, chart, depth or trades, and the way to trade it. Futures and Options are not built yet. */
export function HubScreen({ pair, isTab, mode, onChoose }: HubScreenProps) {
  const { t } = useTranslation(['trade', 'market']);
  const sessionText = useSessionText();
  const isCoins = mode === 'coins';
  const status = isCoins ? (
    <LiveStatus symbol={pair.symbol} closed={isClosed(pair) ? t('market:closed') : null} />
  ) : (
    <LiveStatus />
  );
  const notice = pair.open_coin_trade ? sessionText(pair) : t('referenceOnly', { pair: pair.label });
  return (
    <Page
      withTabBar={isTab}
      header={<HubBar pair={pair} isTab={isTab} />}
      footer={isCoins && pair.open_coin_trade ? <SideButtons pair={pair} /> : undefined}
    >
      <HubTabs mode={mode} onChoose={onChoose} end={status} />
      {isCoins ? (
        <>
          <StaleNote symbol={pair.symbol} />
          {notice ? <Note look="band">{notice}</Note> : null}
          <PriceHead pair={pair} />
          <ChartPanel pair={pair} size={isTab ? 'usual' : 'large'} />
          <DepthPanel pair={pair} isTab={isTab} />
        </>
      ) : (
        <EmptyBlock
          picture="soon"
          title={t('soon.title')}
          text={t('soon.text')}
          action={
            <Button variant="secondary" size="md" onClick={() => onChoose('coins')}>
              {t('soon.action')}
            </Button>
          }
        />
      )}
    </Page>
  );
}
