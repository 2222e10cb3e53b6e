import { EMPTY, formatRate } from '../../../domain/number.ts';
import { figureNode, longOf, type Prose } from '../../figure-text.ts';
import { paintShare } from '../../paint-number.ts';
import { Chip } from '../Chip/index.ts';
import { TickRuler } from '../TickRuler/index.ts';
import { Bar, Chips, Detail, Head, Share } from './PercentBar.styles.ts';

export interface PercentBarProps {
  /** Name of the slider and of the chips: 'Share of balance'. */
  readonly label: string;
  /** Share in percent, 0 to 100; null where it is not known. */
  readonly value: number | null | undefined;
  /** Whole percents: from a chip, from a drag that snaps at quarters, from the arrow keys one by one. */
  readonly onChange: (percent: number) => void;
  /**
   * `ruler` for a narrow column, its numbers in place of the chips; `chips` where shortcuts are enough; `both` where
   * there is the width of a sheet. @default 'both'
   */
  readonly look?: 'ruler' | 'chips' | 'both';
  /** Percents of the chips. @default [25, 50, 75, 100] */
  readonly chips?: readonly number[] | null;
  /** On the chip of 100 instead of '100%': 'Max'. */
  readonly maxLabel?: string;
  /** Opposite the percent above the bar: what it stands for, an AmountText ('10,003.92 USDT'). Without it there is no line above. */
  readonly detail?: Prose;
  /** It cannot be changed now. @default false */
  readonly disabled?: boolean;
}

const QUARTERS: readonly number[] = [25, 50, 75, 100];
const noText = () => '';
const percentText = (percent: number) => formatRate(String(percent), 0);

/** A share of the balance: shortcuts, and the tick ruler to slide along. */
export function PercentBar(props: PercentBarProps) {
  const { label, value, onChange, look = 'both', maxLabel, detail, disabled } = props;
  const chips = [...new Set(props.chips ?? QUARTERS)].filter((percent) => Number.isFinite(percent));
  const isKnown = Number.isFinite(value);
  const share = Math.round(100 * paintShare((value ?? 0) / 100));
  return (
    <Bar>
      {detail === undefined ? null : (
        <Head>
          <Share>{isKnown ? percentText(share) : EMPTY}</Share>
          <Detail>{figureNode(detail)}</Detail>
        </Head>
      )}
      {look === 'chips' ? null : (
        <TickRuler
          label={label}
          value={share}
          onChange={onChange}
          disabled={disabled}
          valueText={isKnown ? percentText : () => EMPTY}
          stopText={look === 'both' ? noText : undefined}
        />
      )}
      {look === 'ruler' ? null : (
        <Chips role="group" aria-label={label} data-long={longOf(maxLabel)}>
          {chips.map((percent) => (
            <Chip
              key={percent}
              block
              selected={isKnown && share === percent}
              disabled={disabled}
              onSelect={() => onChange(percent)}
            >
              {percent === 100 && maxLabel ? maxLabel : percentText(percent)}
            </Chip>
          ))}
        </Chips>
      )}
    </Bar>
  );
}
