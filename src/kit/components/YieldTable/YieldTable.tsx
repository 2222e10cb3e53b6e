import { type KeyboardEvent, useId, useRef } from 'react';
import type { YieldTableProps } from './types.ts';
import { YieldRow } from './YieldRow.tsx';
import { Group, Heads, Legend, Rows, Scroller } from './YieldTable.styles.ts';

export type { YieldTableProps, YieldTerm } from './types.ts';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Terms to choose from with rate and estimated yield: radios in columns, which scroll sideways with large text. */
export function YieldTable<K extends string>(props: YieldTableProps<K>) {
  const { value, onChange, scale, unit, labels } = props;
  const terms = props.terms ?? [];
  const name = useId();
  const rows = useRef<HTMLDivElement>(null);
  // Own keys: a controlled native group loses its place where the caller refuses a row.
  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    const free = terms.filter((term) => !term.disabled);
    if (!step || free.length === 0) return;
    event.preventDefault();
    const radios = [...(rows.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
    const at = (radios.indexOf(event.target as HTMLInputElement) + step + free.length) % free.length;
    const next = free[at];
    if (!next) return;
    onChange(next.key);
    radios[at]?.focus();
  };
  return (
    <Group>
      <Legend>{labels.choice}</Legend>
      <Scroller>
        <Rows ref={rows} onKeyDown={move}>
          <Heads aria-hidden>
            <span>{labels.term}</span>
            <span>{labels.rate}</span>
            <span>{labels.estimate}</span>
          </Heads>
          {terms.map((term) => (
            <YieldRow
              key={term.key}
              term={term}
              group={name}
              labels={labels}
              scale={scale}
              unit={unit}
              isOn={term.key === value}
              onChoose={() => onChange(term.key)}
            />
          ))}
        </Rows>
      </Scroller>
    </Group>
  );
}
