import { useId } from 'react';
import { EMPTY, formatAmount, formatRate } from '../../../domain/number.ts';
import { useHandedOn } from '../../field/useHandedOn.ts';
import { figureText } from '../../figure-text.ts';
import type { YieldTableProps, YieldTerm } from './types.ts';
import { Dot, Figure, Row, Term, Unit } from './YieldTable.styles.ts';

interface YieldRowProps<K extends string> extends Pick<YieldTableProps<K>, 'scale' | 'unit' | 'labels'> {
  readonly term: YieldTerm<K>;
  /** Name of the table's radios: they are one stop of Tab. */
  readonly group: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}

/** A term as a radio in columns, which says all three. */
export function YieldRow<K extends string>({ term, group, scale, unit, labels, isOn, onChoose }: YieldRowProps<K>) {
  const id = useId();
  const word = figureText(term.term);
  const rate = formatRate(term.rate);
  const amount = formatAmount(term.estimate, scale);
  const coin = amount === EMPTY ? '' : (unit ?? '');
  const estimate = [amount, coin].filter(Boolean).join(' ');
  useHandedOn(() => document.getElementById(id), {
    name: group,
    'aria-label': `${word}, ${labels.rate} ${rate}, ${labels.estimate} ${estimate}`,
  });
  return (
    <Row
      id={id}
      checked={isOn}
      disabled={term.disabled}
      data-on={isOn || undefined}
      data-disabled={term.disabled || undefined}
      icon={() => null}
      onChange={onChoose}
    >
      <Term>
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
}
