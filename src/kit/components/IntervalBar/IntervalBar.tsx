import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useScrollFade } from '../../layout/scrollFade.ts';
import { Bar, Item, Items } from './IntervalBar.styles.ts';

export interface IntervalBarProps<K extends string> {
  /** Intervals, shortest first. */
  readonly items: readonly { readonly key: K; readonly label: string }[] | null | undefined;
  /** Key of the chosen one. */
  readonly value: K;
  /** Called with the key of the one that was chosen. */
  readonly onChange: (key: K) => void;
  /** Name of the group: 'Candle interval'. */
  readonly label: string;
  /** Behind the intervals: chart settings. */
  readonly end?: ReactNode;
  /** `text` in a row that ends at the gutter already: words alone, a line under the chosen one. @default none */
  readonly look?: 'text';
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Intervals of a chart: one is chosen, arrows walk them. */
export function IntervalBar<K extends string>({
  items: given,
  value,
  onChange,
  label,
  end,
  look,
}: IntervalBarProps<K>) {
  const items = given ?? [];
  const group = useRef<HTMLDivElement>(null);
  useScrollFade(group);
  const walk = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = items.findIndex((item) => item.key === value);
    const next = (at + step + items.length) % items.length;
    const item = items[next];
    if (!item) return;
    onChange(item.key);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Bar data-look={look}>
      <Items ref={group} role="radiogroup" aria-label={label} onKeyDown={walk}>
        {items.map(({ key, label: text }) => (
          <Item
            key={key}
            type="button"
            role="radio"
            aria-checked={key === value}
            tabIndex={key === value ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {text}
          </Item>
        ))}
      </Items>
      {end}
    </Bar>
  );
}
