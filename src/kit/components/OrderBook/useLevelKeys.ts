import { type KeyboardEvent, useId, useState } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** One side of a book as a list box: arrows walk it from the best level, Enter or space picks the price. `rows` are filled from `best`. */
export function useLevelKeys(rows: number, best: 'first' | 'last', onPick: ((price: string) => void) | undefined) {
  const id = useId();
  const [active, setActive] = useState(-1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const start = best === 'last' ? rows - 1 : 0;
      setActive((row) => (row < 0 ? start : Math.min(rows - 1, Math.max(0, row + step))));
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const row = event.currentTarget.children[active];
      if (row instanceof HTMLElement && row.dataset.value) onPick?.(row.dataset.value);
    }
  };
  return {
    active,
    optionId: (row: number) => `${id}${row}`,
    list: {
      role: 'listbox',
      'aria-activedescendant': active < 0 ? undefined : `${id}${active}`,
      tabIndex: onPick ? 0 : undefined,
      onKeyDown: onPick ? onKeyDown : undefined,
      onBlur: () => setActive(-1),
    },
  } as const;
}
