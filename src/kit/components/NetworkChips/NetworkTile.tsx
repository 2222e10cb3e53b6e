import { useId } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import { figureText, nameText, proseText } from '../../figure-text.ts';
import { WarningIcon } from '../../icons.ts';
import { Detail, Details, Label, Name, Reason, Tile, Value } from './NetworkChips.styles.ts';
import type { NetworkLabels, NetworkOption } from './types.ts';
import { isSuspended } from './walk.ts';

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
  const isOff = isSuspended(option);
  const facts = FACTS.flatMap((fact) =>
    option[fact] === undefined ? [] : [{ fact, value: figureText(option[fact]) }],
  );
  return (
    <Tile
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-disabled={isOff || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-details`}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onChoose}
    >
      <Name id={`${id}-name`}>{nameText(option.name)}</Name>
      <Details id={`${id}-details`}>
        {isOff ? (
          <Reason>
            <WarningIcon size={16} weight="fill" />
            <span>{proseText(option.suspended) || EMPTY}</span>
          </Reason>
        ) : (
          facts.map(({ fact, value }) => (
            <Detail key={fact}>
              <Label>{labels[fact]}</Label> <Value>{value}</Value>
            </Detail>
          ))
        )}
      </Details>
    </Tile>
  );
}
