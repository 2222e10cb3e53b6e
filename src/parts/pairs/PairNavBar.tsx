import type { ReactNode } from 'react';
import { LiveChange } from '#kit/LiveChange';
import { NavBar } from '#kit/NavBar';
import { useClient } from '../../data/client.ts';
import { isClosed, type Pair } from '../../state/pairs.ts';
import { LiveStatus } from '../live/LiveStatus.tsx';
import { quoteSource } from '../live/quotes.ts';
import { useGo } from '../navigation/index.ts';
import { useSessionText } from '../useSessionText.ts';
import { PairLine } from './PairLine.styles.ts';
import { PairTitle } from './PairTitle.tsx';

interface PairNavBarProps {
  readonly pair: Pair;
  /** Buttons behind its change. */
  readonly children: ReactNode;
}

/** The head of a ticket: the pair, which leads to others, its live change, and whether that is of now. */
export function PairNavBar({ pair, children }: PairNavBarProps) {
  const client = useClient();
  const go = useGo();
  const sessionText = useSessionText();
  return (
    <NavBar
      onBack={go.back}
      left={<PairTitle withMark pair={pair} />}
      right={
        <>
          <PairLine>
            <LiveChange live={quoteSource(client, pair)} />
            <LiveStatus bare symbol={pair.symbol} closed={isClosed(pair) ? sessionText(pair) : null} />
          </PairLine>
          {children}
        </>
      }
    />
  );
}
