import { useId } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import { useHandedOn } from '../../field/useHandedOn.ts';
import { figureNode, nameText, proseText } from '../../figure-text.ts';
import { CheckCircleIcon, WarningIcon } from '../../icons.ts';
import { Detail, Details, Label, Name, Reason, Tile, Value } from './NetworkChips.styles.ts';
import type { NetworkLabels, NetworkOption } from './types.ts';

interface NetworkTileProps<K extends string> {
  readonly option: NetworkOption<K>;
  readonly labels: NetworkLabels;
  /** Name of the group's radios: they are one stop of Tab, and arrows walk them. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const FACTS = ['fee', 'arrival', 'minimum'] as const;

/** One network: a radio named after it and described by what it costs, or by why it is suspended. */
export function NetworkTile<K extends string>({ option, labels, group, isChosen, onChoose }: NetworkTileProps<K>) {
  const id = useId();
  // A reason without words is one too.
  const isSuspended = typeof option.suspended === 'string';
  const facts = FACTS.flatMap((fact) =>
    option[fact] === undefined ? [] : [{ fact, value: figureNode(option[fact]) }],
  );
  useHandedOn(() => document.getElementById(id), {
    name: group,
    'aria-labelledby': `${id}-name`,
    'aria-describedby': `${id}-details`,
  });
  return (
    <Tile
      id={id}
      checked={isChosen}
      disabled={isSuspended}
      data-on={isChosen || undefined}
      data-off={isSuspended || undefined}
      icon={() => null}
      onChange={onChoose}
    >
      <Name id={`${id}-name`}>
        {nameText(option.name)}
        {isChosen ? <CheckCircleIcon size={16} weight="fill" /> : null}
      </Name>
      <Details id={`${id}-details`}>
        {isSuspended ? (
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
