import { type KeyboardEvent, type ReactNode, useRef } from 'react';
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
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Intervals of a chart: one is chosen, arrows walk them. */
export function IntervalBar<K extends string>({ items: given, value, onChange, label, end }: IntervalBarProps<K>) {
  const items = given ?? [];
  const group = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = items.findIndex((item) => item.key === value);
    const next = (at + step + items.length) % items.length;
    const item = items[next];
    if (!item) return;
    onChange(item.key);
    const button = group.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <Bar>
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
