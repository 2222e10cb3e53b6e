import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { ChartBarIcon, ChartLineIcon } from '#kit/icons';
import { LiveChange } from '#kit/LiveChange';
import { NavBar } from '#kit/NavBar';
import { Note } from '#kit/Note';
import { Page } from '#kit/Page';
import { useClient } from '../../../data/client.ts';
import { lateComponent } from '../../../parts/late.ts';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { quoteSource } from '../../../parts/live/quotes.ts';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useGo } from '../../../parts/navigation/index.ts';
import { PairLine } from '../../../parts/pairs/PairLine.styles.ts';
import { PairTitle } from '../../../parts/pairs/PairTitle.tsx';
import { useSessionText } from '../../../parts/useSessionText.ts';
import { isClosed, type Pair, pairIds } from '../../../state/pairs.ts';

const DepthSheet = lateComponent(() => import('./DepthSheet.tsx'));

interface FuturesFrameProps {
  readonly pair: Pair;
  /** The button that stays at the lower edge. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The bar of the pair with its live change, and what one should know about its market. */
export function FuturesFrame({ pair, footer, children }: FuturesFrameProps) {
  const client = useClient();
  const { t } = useTranslation(['futures', 'trade']);
  const go = useGo();
  const sessionText = useSessionText();
  const [isDeep, setDeep] = useState(false);
  const notice = pair.open_lever ? sessionText(pair) : t('notHere', { pair: pair.label });
  return (
    <Page
      header={
        <NavBar
          onBack={go.back}
          left={<PairTitle withMark pair={pair} />}
          right={
            <>
              <PairLine>
                <LiveChange live={quoteSource(client, pair)} />
                <LiveStatus bare symbol={pair.symbol} closed={isClosed(pair) ? sessionText(pair) : null} />
              </PairLine>
              <IconButton label={t('trade:book.depth')} icon={<ChartBarIcon />} onClick={() => setDeep(true)} />
              <IconButton
                label={t('trade:openChart')}
                icon={<ChartLineIcon />}
                onClick={() => go.open('pages/transaction/index2', pairIds(pair))}
              />
            </>
          }
        />
      }
      footer={footer}
    >
      <StaleNote symbol={pair.symbol} />
      {notice ? <Note look="band">{notice}</Note> : null}
      {children}
      <Suspense fallback={null}>{isDeep ? <DepthSheet pair={pair} onClose={() => setDeep(false)} /> : null}</Suspense>
    </Page>
  );
}
