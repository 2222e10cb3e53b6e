import type { ReactNode } from 'react';
import { type Prose, proseNode } from '../../figure-text.ts';
import { ArrowsDownUpIcon } from '../../icons.ts';
import { Head, Panel, Side, Turn, Value } from './SwapPanel.styles.ts';

/** One of the two places. */
export interface SwapSide {
  /** What it is of the two: 'From'. */
  readonly label: Prose;
  /** At the end of the label's line: what the value says. */
  readonly note?: Prose;
  /** What is chosen, and how it is changed: a Select of `strong`. */
  readonly choice: ReactNode;
  /** Opposite: number parts. */
  readonly value?: ReactNode;
}

export interface SwapPanelProps {
  /** Where it goes out. */
  readonly from: SwapSide;
  /** Where it goes. */
  readonly to: SwapSide;
  /** Names the button between them: 'Swap accounts'. */
  readonly swapLabel: string;
  /** Turns the two round. */
  readonly onSwap: () => void;
  /** They cannot be turned round now. @default false */
  readonly disabled?: boolean;
}

function Place({ label, note, choice, value }: SwapSide) {
  return (
    <Side>
      <Head>
        <span>{proseNode(label)}</span>
        {note ? <span>{proseNode(note)}</span> : null}
      </Head>
      {choice}
      {value ? <Value>{value}</Value> : null}
    </Side>
  );
}

/** Two places that money goes between, with a button between them that turns it round. */
export function SwapPanel({ from, to, swapLabel, onSwap, disabled }: SwapPanelProps) {
  return (
    <Panel>
      <Place {...from} />
      <Turn type="button" aria-label={swapLabel} disabled={disabled} onClick={onSwap}>
        <span>
          <ArrowsDownUpIcon size={20} />
        </span>
      </Turn>
      <Place {...to} />
    </Panel>
  );
}
