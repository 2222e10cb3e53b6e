import { formatPrice } from '../../../domain/number.ts';
import { nameText } from '../../figure-text.ts';
import { TickStrip } from '../Ticks/TickStrip.tsx';
import { Label, Mark, Marks, Price, Strip, Title, Whole } from './EndsRuler.styles.ts';
import { byPrice, endsTicks, type PriceMark } from './ends.ts';

export interface EndsRulerProps {
  /** 'Where it can end' */
  readonly title: string;
  /** The entry and up to three ends, in any order. */
  readonly marks: readonly PriceMark[] | null | undefined;
  /** Decimals of the pair. */
  readonly decimals: number;
}

/** Where a position begins and where it can end, on one ruler of prices: the words stand in the order of the ticks. */
export function EndsRuler({ title, marks, decimals }: EndsRulerProps) {
  const ordered = byPrice(marks ?? []);
  const ticks = endsTicks(ordered);
  return (
    <Whole>
      <Title>{nameText(title)}</Title>
      {ticks ? (
        <Strip aria-hidden>
          <TickStrip ticks={ticks} />
        </Strip>
      ) : null}
      <Marks>
        {ordered.map(({ kind, label, price }) => (
          <Mark key={`${kind} ${label}`} data-kind={kind}>
            <Label>{nameText(label)}</Label>
            <Price>{formatPrice(price, decimals)}</Price>
          </Mark>
        ))}
      </Marks>
    </Whole>
  );
}
