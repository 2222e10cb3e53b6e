import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { End, Strip, Tab, Tabs } from './SegmentTabs.styles.ts';

export interface SegmentTab<K extends string = string> {
  readonly key: K;
  readonly label: string;
  /** How many entries wait behind the tab. */
  readonly count?: number;
}

export interface SegmentTabsProps<K extends string = string> {
  readonly items: readonly SegmentTab<K>[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  /** Stands at the end of the row: an icon button or a small button. */
  readonly end?: ReactNode;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs under a title; more than fit scroll sideways, and the chosen one is always in view. */
export function SegmentTabs<K extends string>({ items, value, onChange, label, end }: SegmentTabsProps<K>) {
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(value)}"]`);
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);

  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (!step) return;
    event.preventDefault();
    const next = items[(items.findIndex((item) => item.key === value) + step + items.length) % items.length];
    if (!next) return;
    onChange(next.key);
    row.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  };

  return (
    <Strip>
      <Tabs ref={row} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <Tab
            key={item.key}
            type="button"
            role="tab"
            data-key={item.key}
            aria-selected={item.key === value}
            tabIndex={item.key === value ? 0 : -1}
            onClick={() => onChange(item.key)}
          >
            {item.label}
            {item.count === undefined ? null : <span>{item.count}</span>}
          </Tab>
        ))}
      </Tabs>
      {end ? <End>{end}</End> : null}
    </Strip>
  );
}
