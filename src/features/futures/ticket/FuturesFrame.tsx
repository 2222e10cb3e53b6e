import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { ChartBarIcon, ChartLineIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { Page } from '#kit/Page';
import { lateComponent } from '../../../parts/late.ts';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useGo } from '../../../parts/navigation/index.ts';
import { PairNavBar } from '../../../parts/pairs/PairNavBar.tsx';
import { useSessionText } from '../../../parts/useSessionText.ts';
import { type Pair, pairIds } from '../../../state/pairs.ts';

const DepthSheet = lateComponent(() => import('./DepthSheet.tsx'));

interface FuturesFrameProps {
  readonly pair: Pair;
  /** The button that stays at the lower edge. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The bar of the pair with its live change, and what one should know about its market. */
export function FuturesFrame({ pair, footer, children }: FuturesFrameProps) {
  const { t } = useTranslation(['futures', 'trade']);
  const go = useGo();
  const sessionText = useSessionText();
  const [isDeep, setDeep] = useState(false);
  const notice = pair.open_lever ? sessionText(pair) : t('notHere', { pair: pair.label });
  return (
    <Page
      header={
        <PairNavBar pair={pair}>
          <IconButton label={t('trade:book.depth')} icon={<ChartBarIcon />} onClick={() => setDeep(true)} />
          <IconButton
            label={t('trade:openChart')}
            icon={<ChartLineIcon />}
            onClick={() => go.open('pages/transaction/index2', pairIds(pair))}
          />
        </PairNavBar>
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
