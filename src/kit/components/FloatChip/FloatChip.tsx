import type { ReactNode } from 'react';
import { directionOf, EMPTY, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { formatCountdown } from '../../../domain/time.ts';
import { nameText } from '../../figure-text.ts';
import { useSecondsLeft } from '../CountDown/index.ts';
import { Chip, Name, Place, Result } from './FloatChip.styles.ts';

export interface FloatChipProps {
  /** What goes on, in a word or two: 'BTC'. */
  readonly name: string | null | undefined;
  /** Before it: an icon of 16. */
  readonly icon?: ReactNode;
  /** The instant it runs to, in milliseconds since 1970; without it no time stands there. */
  readonly to?: number | null;
  /** Milliseconds since 1970 by the server's clock. @default Date.now */
  readonly now?: () => number;
  /** What it comes to now, signed decimal text; none where it is left out. */
  readonly result?: NumberInput;
  /** Decimals of the result. @default 2 */
  readonly scale?: number;
  /** The result is old: it turns grey. @default false */
  readonly isStale?: boolean;
  /** What a tap does: 'Show the option on BTC/USDT'. */
  readonly label: string;
  /** Brings it back to its full size. */
  readonly onPress: () => void;
}

/** Something that goes on, above the lower bar of a screen, one tap away. Stands in the footer of a Page. */
export function FloatChip(props: FloatChipProps) {
  const { name, icon, to, now, result, scale = 2, isStale, label, onPress } = props;
  const shown = result === undefined ? null : formatSigned(result, scale);
  const left = useSecondsLeft(to, now);
  const time = left === null ? EMPTY : formatCountdown(left * 1000, document.documentElement.lang || 'en');
  return (
    <Place>
      <Chip type="button" title={label} onClick={onPress}>
        <Name>
          {icon}
          {nameText(name)}
        </Name>
        {to === undefined ? null : <span>{time}</span>}
        {shown === null ? null : (
          <Result data-direction={directionOf(shown)} data-stale={isStale || undefined}>
            {shown}
          </Result>
        )}
      </Chip>
    </Place>
  );
}
