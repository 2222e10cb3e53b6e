import type { ReactNode } from 'react';
import { directionOf, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { nameText, type Prose } from '../../figure-text.ts';
import { Chip, Name, Place, Result } from './FloatChip.styles.ts';

export interface FloatChipProps {
  /** What goes on, in a word or two: 'BTC'. */
  readonly name: string | null | undefined;
  /** Before it: an icon of 16. */
  readonly icon?: ReactNode;
  /** How far it is: a CountDown. */
  readonly children?: Prose;
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
  const { name, icon, children, result, scale = 2, isStale, label, onPress } = props;
  const shown = result === undefined ? null : formatSigned(result, scale);
  return (
    <Place>
      <Chip type="button" title={label} onClick={onPress}>
        <Name>
          {icon}
          {nameText(name)}
        </Name>
        {children}
        {shown === null ? null : (
          <Result data-direction={directionOf(shown)} data-stale={isStale || undefined}>
            {shown}
          </Result>
        )}
      </Chip>
    </Place>
  );
}
