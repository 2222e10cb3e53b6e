import { type KeyboardEvent, useId, useRef } from 'react';
import { EMPTY, formatAmount, formatRate, type NumberInput } from '../../../domain/number.ts';
import { figureText } from '../../figure-text.ts';
import { Dot, Figure, Group, Heads, Legend, Radio, Row, Rows, Scroller, Term, Unit } from './YieldTable.styles.ts';

export interface YieldTerm<K extends string = string> {
  /** Tells the term from the others. */
  readonly key: K;
  /** '30 days', 'Flexible' */
  readonly term: string | null | undefined;
  /** Decimal text in percent a year: '12.5'. */
  readonly rate: NumberInput;
  /** Decimal text of what the amount entered would earn; null before there is one. */
  readonly estimate: NumberInput;
  /** Sold out, or not for this account. @default false */
  readonly disabled?: boolean;
}

export interface YieldTableProps<K extends string = string> {
  /** Terms in the order in which they stand. */
  readonly terms: readonly YieldTerm<K>[] | null | undefined;
  /** Key of the chosen row; null where none is. */
  readonly value: K | null;
  /** Called with the key of the term that was chosen. */
  readonly onChange: (key: K) => void;
  /** Decimals of the coin; estimates are cut, never rounded up. */
  readonly scale: number;
  /** Coin that the yield is paid in. */
  readonly unit: string | null | undefined;
  /** Heads of the columns, and the name of the choice. */
  readonly labels: {
    readonly choice: string;
    readonly term: string;
    readonly rate: string;
    readonly estimate: string;
  };
}

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
    const key = (event.target as HTMLElement).dataset.key;
    const next = free[(free.findIndex((term) => term.key === key) + step + free.length) % free.length];
    if (!next) return;
    onChange(next.key);
    rows.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
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
          {terms.map((term) => {
            const isOn = term.key === value;
            const word = figureText(term.term);
            const rate = formatRate(term.rate);
            const amount = formatAmount(term.estimate, scale);
            const coin = amount === EMPTY ? '' : (unit ?? '');
            const estimate = [amount, coin].filter(Boolean).join(' ');
            return (
              <Row key={term.key} data-on={isOn || undefined} data-disabled={term.disabled || undefined}>
                <Term>
                  <Radio
                    type="radio"
                    name={name}
                    aria-label={`${word}, ${labels.rate} ${rate}, ${labels.estimate} ${estimate}`}
                    data-key={term.key}
                    checked={isOn}
                    disabled={term.disabled}
                    onChange={() => onChange(term.key)}
                  />
                  <Dot aria-hidden />
                  <span>{word}</span>
                </Term>
                <Figure>{rate}</Figure>
                <Figure data-wraps>
                  {amount}
                  {coin ? <Unit> {coin}</Unit> : null}
                </Figure>
              </Row>
            );
          })}
        </Rows>
      </Scroller>
    </Group>
  );
}
