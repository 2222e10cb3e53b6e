import { useId } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import { WarningIcon } from '../../icons.ts';
import { Detail, Details, Label, Name, Reason, Tile, Value } from './NetworkChips.styles.ts';
import type { NetworkLabels, NetworkOption } from './types.ts';

interface NetworkTileProps<K extends string> {
  readonly option: NetworkOption<K>;
  readonly labels: NetworkLabels;
  readonly isChosen: boolean;
  /** The tab key stops here. */
  readonly isTabStop: boolean;
  readonly onChoose: () => void;
}

const FACTS = ['fee', 'arrival', 'minimum'] as const;

/** One network: a radio named after it and described by what it costs, or by why it is suspended. */
export function NetworkTile<K extends string>({ option, labels, isChosen, isTabStop, onChoose }: NetworkTileProps<K>) {
  const id = useId();
  const { name, suspended } = option;
  const facts = FACTS.flatMap((fact) => (option[fact] === undefined ? [] : [{ fact, value: option[fact] || EMPTY }]));
  return (
    <Tile
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-disabled={suspended !== undefined || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-details`}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onChoose}
    >
      <Name id={`${id}-name`}>{name}</Name>
      <Details id={`${id}-details`}>
        {suspended === undefined ? (
          facts.map(({ fact, value }) => (
            <Detail key={fact}>
              <Label>{labels[fact]}</Label> <Value>{value}</Value>
            </Detail>
          ))
        ) : (
          <Reason>
            <WarningIcon size={16} weight="fill" />
            <span>{suspended}</span>
          </Reason>
        )}
      </Details>
    </Tile>
  );
}
