import type { ReactNode } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import { Box } from '../../field/Field.styles.ts';
import { StepButton } from '../../field/StepButton.tsx';
import { WarningIcon } from '../../icons.ts';
import { scaleFor, TickRuler } from '../TickRuler/index.ts';
import { Figure, Group, Head, Note } from './LeverageStepper.styles.ts';
import {
  type LeverageWarning,
  levelsOf,
  leverageText,
  nextLevel,
  numberedPlaces,
  placeOf,
  warningAt,
} from './levels.ts';

export interface LeverageStepperProps {
  /** Name of the control: 'Leverage'. */
  readonly label: string;
  /** Multiple as decimal text: '20'; null or '' while it is not known. */
  readonly value: string | null;
  readonly onChange: (level: string) => void;
  /** Levels that the exchange allows, in any order. */
  readonly levels: readonly string[];
  /** What is said at and above a level; the highest one reached counts. */
  readonly warnings?: readonly LeverageWarning[];
  /** At the end of the label line: the position this leverage opens, the margin it needs. */
  readonly labelEnd?: ReactNode;
  readonly disabled?: boolean;
}

const NO_WARNINGS: readonly LeverageWarning[] = [];

/** How many times the margin a position is: only allowed levels, by steps or along a ruler with a tick for each. */
export function LeverageStepper(props: LeverageStepperProps) {
  const { label, value, onChange, levels: given, warnings = NO_WARNINGS, labelEnd, disabled } = props;
  const levels = levelsOf(given);
  const place = placeOf(levels, value);
  const isOff = disabled || levels.length === 0;
  const warning = warningAt(warnings, value);
  const shown = place < 0 ? EMPTY : leverageText(levels[place] ?? '');
  const numbered = numberedPlaces(levels.length);

  const button = (by: 1 | -1) => {
    const next = nextLevel(levels, value, by);
    return (
      <StepButton
        by={by}
        label={label}
        disabled={isOff || next === undefined}
        onStep={() => next !== undefined && onChange(next)}
      />
    );
  };
  return (
    <Group data-tone={isOff ? undefined : warning?.tone}>
      <Head>
        <span>{label}</span>
        {labelEnd ? <span>{labelEnd}</span> : null}
      </Head>
      <Box data-steps data-disabled={isOff || undefined}>
        {button(-1)}
        <Figure data-off={isOff || undefined}>{shown}</Figure>
        {button(1)}
      </Box>
      <TickRuler
        label={label}
        min={0}
        max={Math.max(1, levels.length - 1)}
        value={Math.max(0, place)}
        stops={levels.map((_, i) => i)}
        scale={scaleFor(levels.length - 1)}
        stopText={(i) => (numbered.has(i) ? leverageText(levels[i] ?? '') : '')}
        valueText={() => shown}
        disabled={isOff || levels.length === 1}
        onChange={(i) => {
          const level = levels[i];
          if (level !== undefined) onChange(level);
        }}
      />
      <div role="status">
        {warning && !isOff ? (
          <Note data-tone={warning.tone}>
            <WarningIcon size={20} weight="fill" />
            <span>{warning.text}</span>
          </Note>
        ) : null}
      </div>
    </Group>
  );
}
