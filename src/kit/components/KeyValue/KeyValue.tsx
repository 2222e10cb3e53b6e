import type { ReactNode } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import { type Prose, proseNode } from '../../figure-text.ts';
import { List, Pair } from './KeyValue.styles.ts';

export interface KeyValueProps {
  /** What the value is: 'Fee'. */
  readonly label: Prose;
  /** A number part with its unit, a TimeText or words; the empty mark where there is none. */
  readonly value: Prose;
  /** Coin or unit behind the value, quieter. */
  readonly unit?: string | null | undefined;
  /** Only for profit and loss. */
  readonly tone?: 'up' | 'down' | 'flat';
}

const isNothing = (value: ReactNode): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** 'Apache-2.0', 'spot.place-P2U4HS': a hyphen as wide as a figure reads as two spaces. */
const isName = (value: ReactNode): boolean => typeof value === 'string' && /\p{L}-|-\p{L}/u.test(value);

/** One fact: label and value. Stands in a `<dl>`, as KeyValueList gives it. */
export function KeyValue({ label, value, unit, tone }: KeyValueProps) {
  return (
    <Pair data-tone={tone} data-name={isName(value) || undefined}>
      <dt>{proseNode(label)}</dt>
      <dd>
        {isNothing(value) ? EMPTY : proseNode(value)}
        {unit && !isNothing(value) ? (
          <>
            {' '}
            <small>{unit}</small>
          </>
        ) : null}
      </dd>
    </Pair>
  );
}

export interface KeyValueListProps {
  /** Facts. */
  readonly children: ReactNode;
  /** Captions 24 apart: beside the fields of a ticket. @default false */
  readonly dense?: boolean;
}

/** Facts under each other. */
export function KeyValueList({ children, dense }: KeyValueListProps) {
  return <List data-dense={dense || undefined}>{children}</List>;
}
