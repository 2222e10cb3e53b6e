import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { EMPTY, formatCount } from '../../../domain/number.ts';
import { nameText } from '../../figure-text.ts';
import { useScrollFade } from '../../layout/scrollFade.ts';
import { End, Strip, Tab, Tabs } from './SegmentTabs.styles.ts';

export interface SegmentTab<K extends string = string> {
  /** Tells the tab from the others. */
  readonly key: K;
  /** What stands behind it, in a word or two. */
  readonly label: string | null | undefined;
  /** How many entries wait behind the tab; none is shown where it is no number. */
  readonly count?: number | null;
}

export interface SegmentTabsProps<K extends string = string> {
  /** Tabs in the order in which they stand. */
  readonly items: readonly SegmentTab<K>[] | null | undefined;
  /** Key of the tab one is on. */
  readonly value: K;
  /** Called with the key of the tab that was chosen. */
  readonly onChange: (key: K) => void;
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  /** 36 high, over a table or among others: 44 else. @default false */
  readonly dense?: boolean;
  /** Stands at the end of the row: an icon button or a small button. */
  readonly end?: ReactNode;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs under a title; more than fit scroll sideways, and the chosen one is always in view. */
export function SegmentTabs<K extends string>({
  items: given,
  value,
  onChange,
  label,
  end,
  dense,
}: SegmentTabsProps<K>) {
  const items = given ?? [];
  const row = useRef<HTMLDivElement>(null);
  useScrollFade(row);

  useLayoutEffect(() => {
    const strip = row.current;
    const chosen = strip?.querySelector<HTMLElement>(`[data-key="${CSS.escape(value)}"]`);
    if (!strip || !chosen) return;
    const show = () => {
      strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;
    };
    show();
    // Another language or text size makes other widths.
    const watch = new ResizeObserver(show);
    for (const element of [strip, ...strip.children]) watch.observe(element);
    return () => watch.disconnect();
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
    <Strip data-dense={dense || undefined}>
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
            {nameText(item.label)}
            {formatCount(item.count) === EMPTY ? null : <span>{formatCount(item.count)}</span>}
          </Tab>
        ))}
      </Tabs>
      {end ? <End>{end}</End> : null}
    </Strip>
  );
}
