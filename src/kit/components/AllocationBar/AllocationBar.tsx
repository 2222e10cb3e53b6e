import { figureText, nameText } from '../../figure-text.ts';
import { paintShare } from '../../paint-number.ts';
import { TickStrip } from '../Ticks/TickStrip.tsx';
import { Bar, Legend, Share, Spoken, Swatch, Word } from './AllocationBar.styles.ts';
import { hueOf, ticksOf } from './ticks.ts';

export interface AllocationPart {
  /** Symbol of the coin, which gives the hue; `other` is grey. */
  readonly key: string;
  /** Share of the whole, 0 to 1. */
  readonly share: number | null | undefined;
  /** Word in the legend: 'BTC', 'Other'. */
  readonly label: string | null | undefined;
  /** Said to screen readers before the word: 'Other', where the word is '+3'. */
  readonly spoken?: string | null;
  /** Formatted share behind the label: '41.5%'. */
  readonly shareText?: string | null;
}

export interface AllocationBarProps {
  /** Greatest first. */
  readonly parts: readonly AllocationPart[] | null | undefined;
}

/** What a balance consists of: a hundred ticks in the hues of the marks, and a legend in words. */
export function AllocationBar({ parts }: AllocationBarProps) {
  const shown = (parts ?? []).filter((part) => paintShare(part.share) > 0);
  return (
    <div>
      {shown.length > 0 ? (
        <Bar aria-hidden>
          <TickStrip ticks={ticksOf(shown.map(({ key, share }) => ({ key, share: paintShare(share) })))} />
        </Bar>
      ) : null}
      <Legend>
        {shown.map((part) => (
          <Word key={part.key}>
            <Swatch aria-hidden style={{ background: hueOf(part.key) }} />
            {part.spoken ? <Spoken>{part.spoken}</Spoken> : null}
            <span>{nameText(part.label)}</span>
            {part.shareText ? <Share>{figureText(part.shareText)}</Share> : null}
          </Word>
        ))}
      </Legend>
    </div>
  );
}
