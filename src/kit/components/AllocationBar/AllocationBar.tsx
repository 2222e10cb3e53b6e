import { figureText, nameText } from '../../figure-text.ts';
import { paintShare } from '../../paint-number.ts';
import { tintOf } from '../CoinMark/marks.ts';
import { Bar, Legend, Part, Share, Swatch, Word } from './AllocationBar.styles.ts';

export interface AllocationPart {
  /** Symbol of the coin, which gives the tint; `other` is grey. */
  readonly key: string;
  /** Share of the whole, 0 to 1. */
  readonly share: number | null | undefined;
  /** Word in the legend: 'BTC', 'Other'. */
  readonly label: string | null | undefined;
  /** Formatted share behind the label: '41.5%'. */
  readonly shareText?: string | null;
}

export interface AllocationBarProps {
  /** Greatest first. */
  readonly parts: readonly AllocationPart[] | null | undefined;
}

const tint = (key: string) => (key === 'other' ? 'slate' : tintOf(key));

/** What a balance consists of: one bar, and a legend in words. */
export function AllocationBar({ parts }: AllocationBarProps) {
  const shown = (parts ?? []).filter((part) => paintShare(part.share) > 0);
  return (
    <div>
      <Bar aria-hidden>
        {shown.map((part) => (
          <Part key={part.key} data-tint={tint(part.key)} style={{ flexGrow: paintShare(part.share) }} />
        ))}
      </Bar>
      <Legend>
        {shown.map((part) => (
          <Word key={part.key}>
            <Swatch aria-hidden data-tint={tint(part.key)} />
            <span>{nameText(part.label)}</span>
            {part.shareText ? <Share>{figureText(part.shareText)}</Share> : null}
          </Word>
        ))}
      </Legend>
    </div>
  );
}
