import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '#kit/Note';
import { Page } from '#kit/Page';
import { lateComponent } from '../../../parts/late.ts';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useSessionText } from '../../../parts/useSessionText.ts';
import { loadWords } from '../../../parts/words/words.ts';
import { isClosed, type Pair } from '../../../state/pairs.ts';
import type { TradeMode } from './atoms.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { DepthPanel } from './DepthPanel.tsx';
import { HubBar } from './HubBar.tsx';
import { SIDES_SKELETON } from './HubSkeleton.tsx';
import { HubTabs } from './HubTabs.tsx';
import { PriceHead } from './PriceHead.tsx';
import { SideButtons } from './SideButtons.tsx';

/** What only one of the modes needs comes when it is chosen. */
const OptionsBar = lateComponent(async () => {
  const [bar] = await Promise.all([import('./options/OptionsBar.tsx'), loadWords('options')]);
  return bar;
});

const FuturesBar = lateComponent(async () => {
  const [bar] = await Promise.all([import('./futures/FuturesBar.tsx'), loadWords('futures')]);
  return bar;
});

interface HubScreenProps {
  readonly pair: Pair;
  readonly isTab: boolean;
  readonly mode: TradeMode;
  readonly onChoose: (mode: TradeMode) => void;
}

/** One pair: price and range, chart, depth or trades, and the way to trade it in the chosen mode. */
export function HubScreen({ pair, isTab, mode, onChoose }: HubScreenProps) {
  const { t } = useTranslation(['trade', 'market']);
  const sessionText = useSessionText();
  const isTraded = mode !== 'coins' || pair.open_coin_trade;
  const notice = isTraded ? sessionText(pair) : t('referenceOnly', { pair: pair.label });
  const ways = {
    futures: (
      <Suspense fallback={SIDES_SKELETON}>
        <FuturesBar pair={pair} />
      </Suspense>
    ),
    options: (
      <Suspense fallback={SIDES_SKELETON}>
        <OptionsBar pair={pair} />
      </Suspense>
    ),
    coins: <SideButtons pair={pair} />,
  };
  return (
    <Page withTabBar={isTab} header={<HubBar pair={pair} isTab={isTab} />} footer={isTraded ? ways[mode] : undefined}>
      <HubTabs
        mode={mode}
        onChoose={onChoose}
        end={<LiveStatus symbol={pair.symbol} closed={isClosed(pair) ? t('market:closed') : null} />}
      />
      <StaleNote symbol={pair.symbol} />
      {notice ? <Note look="band">{notice}</Note> : null}
      <PriceHead pair={pair} />
      <ChartPanel pair={pair} size={isTab ? 'usual' : 'large'} />
      <DepthPanel pair={pair} isTab={isTab} />
    </Page>
  );
}
