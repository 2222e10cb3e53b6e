import type { ReactNode } from 'react';
import { Paint, Target } from './Chip.styles.ts';

export interface ChipProps {
  readonly children: ReactNode;
  /** Left out where a chip only acts, as "25%" does. */
  readonly selected?: boolean;
  readonly onSelect: () => void;
  /** Shares a row with others in equal parts. */
  readonly block?: boolean;
  readonly disabled?: boolean;
}

/** One of few choices, or a shortcut: paint of 32 on a target of 44. */
export function Chip({ children, selected, onSelect, block, disabled }: ChipProps) {
  return (
    <Target
      type="button"
      aria-pressed={selected}
      data-block={block || undefined}
      disabled={disabled}
      onClick={onSelect}
    >
      <Paint>{children}</Paint>
    </Target>
  );
}
