import { formatCount, formatRate } from '../../../domain/number.ts';
import { nameText } from '../../figure-text.ts';
import { paintShare } from '../../paint-number.ts';
import { EasedStrip } from '../Ticks/EasedStrip.tsx';
import { Bar, Legend, Share, Spoken, Swatch, Word } from './AllocationBar.styles.ts';
import { hueOf, NO_TICKS, ticksOf } from './ticks.ts';

export interface AllocationPart {
  /** Symbol of the coin, which gives the hue; `other` is grey. */
  readonly key: string;
  /** Share of the whole, 0 to 1. */
  readonly share: number | null | undefined;
  /** Word in the legend: 'BTC', 'Other'. */
  readonly label: string | null | undefined;
  /** How many parts it stands for: '+3' is shown, and the word said to screen readers. */
  readonly count?: number | null;
}

export interface AllocationBarProps {
  /** Greatest first. */
  readonly parts: readonly AllocationPart[] | null | undefined;
  /** Shares in figures behind the words, but not of what stands for several. @default false */
  readonly withShares?: boolean;
}

/** What a balance consists of: a hundred ticks in the hues of the marks, and a legend in words. */
export function AllocationBar({ parts, withShares = false }: AllocationBarProps) {
  const shown = (parts ?? []).filter((part) => paintShare(part.share) > 0);
  return (
    <div>
      <Bar aria-hidden>
        <EasedStrip
          ticks={
            shown.length > 0 ? ticksOf(shown.map(({ key, share }) => ({ key, share: paintShare(share) }))) : NO_TICKS
          }
        />
      </Bar>
      <Legend>
        {shown.map((part) => (
          <Word key={part.key}>
            <Swatch aria-hidden style={{ background: hueOf(part.key) }} />
            {part.count ? (
              <>
                <Spoken>{nameText(part.label)}</Spoken>
                <span>+{formatCount(part.count)}</span>
              </>
            ) : (
              <span>{nameText(part.label)}</span>
            )}
            {withShares && !part.count ? <Share>{formatRate(paintShare(part.share) * 100, 1)}</Share> : null}
          </Word>
        ))}
      </Legend>
    </div>
  );
}
