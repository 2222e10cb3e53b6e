import { EMPTY } from '../../../domain/number.ts';
import { useAnnouncedChange } from '../../announce/index.ts';
import { Box } from '../../field/Field.styles.ts';
import { StepButton } from '../../field/StepButton.tsx';
import { type Prose, proseNode, proseText } from '../../figure-text.ts';
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
  readonly value: string | null | undefined;
  /** Called with an allowed level, as decimal text. */
  readonly onChange: (level: string) => void;
  /** Levels that the exchange allows, in any order. */
  readonly levels: readonly string[] | null | undefined;
  /** What is said at and above a level; the highest one reached counts. */
  readonly warnings?: readonly LeverageWarning[] | null;
  /** At the end of the label line: the position this leverage opens, the margin it needs. */
  readonly labelEnd?: Prose;
  /** It cannot be changed now. @default false */
  readonly disabled?: boolean;
}

/** So many levels have a number each where the text is no larger than usual. */
const ROOM = 10;

const NO_WARNINGS: readonly LeverageWarning[] = [];

/** How many times the margin a position is: only allowed levels, by steps or along a ruler with a tick for each. */
export function LeverageStepper(props: LeverageStepperProps) {
  const { label, value, onChange, levels: given, warnings, labelEnd, disabled } = props;
  const levels = levelsOf(given ?? []);
  const place = placeOf(levels, value);
  const isOff = disabled || levels.length === 0;
  const warning = isOff ? undefined : warningAt(warnings ?? NO_WARNINGS, value);
  useAnnouncedChange(warning?.text ?? undefined);
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
    <Group data-tone={warning?.tone}>
      <Head>
        <span>{label}</span>
        {labelEnd ? <span>{proseNode(labelEnd)}</span> : null}
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
        stopText={(i) => {
          if (!numbered.has(i) && levels.length > ROOM) return '';
          const text = leverageText(levels[i] ?? '');
          return numbered.has(i) ? text : <span data-between>{text}</span>;
        }}
        valueText={() => shown}
        disabled={isOff || levels.length === 1}
        onChange={(i) => {
          const level = levels[i];
          if (level !== undefined) onChange(level);
        }}
      />
      {/* Keeps its place in the column, with and without a warning. */}
      <div>
        {warning ? (
          <Note data-tone={warning.tone}>
            <WarningIcon size={20} weight="fill" />
            <span>{proseText(warning.text)}</span>
          </Note>
        ) : null}
      </div>
    </Group>
  );
}
