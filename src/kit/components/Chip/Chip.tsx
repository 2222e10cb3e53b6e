import type { CSSProperties, ReactNode } from 'react';
import type { Prose } from '../../figure-text.ts';
import { Paint, Target } from './Chip.styles.ts';

export interface ChipProps {
  /** One or two words: '25%', 'Limit'. */
  readonly children: Prose;
  /** Before the words: a CoinMark of 20. */
  readonly mark?: ReactNode;
  /** `sm` beside a heading: paint of 28. @default 'md' */
  readonly size?: 'md' | 'sm';
  /** Left out where a chip only acts, as "25%" does. @default none */
  readonly selected?: boolean;
  /** Called on a tap, also on the chosen one. */
  readonly onSelect: () => void;
  /** Shares a row with others in equal parts. @default false */
  readonly block?: boolean;
  /** Words alone until it is chosen: one of a row of ranges. @default false */
  readonly bare?: boolean;
  /** It cannot be chosen now. @default false */
  readonly disabled?: boolean;
}

const PAINT = { '--background-color': 'var(--kit-chip-bg)', '--text-color': 'var(--kit-chip-text)' } as CSSProperties;

/** One of few choices, or a shortcut: paint of 32 on a target of 44. */
export function Chip({ children, mark, size, selected, onSelect, block, bare, disabled }: ChipProps) {
  return (
    <Target
      type="button"
      aria-pressed={selected}
      data-block={block || undefined}
      data-bare={bare || undefined}
      data-size={size}
      data-mark={mark ? true : undefined}
      disabled={disabled}
      onClick={onSelect}
    >
      <Paint style={PAINT}>
        {mark}
        {children}
      </Paint>
    </Target>
  );
}
