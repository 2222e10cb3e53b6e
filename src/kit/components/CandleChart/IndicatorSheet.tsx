import { useId } from 'react';
import { useChartWords } from '../../words/useChartWords.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { Choices, Group, GroupName, GroupNote } from './IndicatorSheet.styles.ts';
import { INDICATOR_KEYS, isBelow, MOST_PANES } from './indicators.ts';
import type { ChartIndicator } from './types.ts';

export interface IndicatorSheetProps {
  /** Whether the sheet is up. */
  readonly open: boolean;
  /** Called when the sheet is to go. */
  readonly onClose: () => void;
  /** Those that are chosen. */
  readonly value: readonly ChartIndicator[] | null | undefined;
  /** Called with all that are chosen after the tap. */
  readonly onChange: (value: ChartIndicator[]) => void;
}

const WORD = {
  MA: 'indicatorMa',
  BOLL: 'indicatorBoll',
  VOL: 'indicatorVol',
  MACD: 'indicatorMacd',
  RSI: 'indicatorRsi',
  KDJ: 'indicatorKdj',
} as const;

const ABOVE = INDICATOR_KEYS.filter((key) => !isBelow(key));
const BELOW = INDICATOR_KEYS.filter(isBelow);

/** Which indicators a chart draws; of those under the candles two, so that the candles keep room on a phone. */
export function IndicatorSheet({ open, onClose, value, onChange }: IndicatorSheetProps) {
  const chosen = value ?? [];
  const words = useChartWords();
  const id = useId();
  const isFull = BELOW.filter((key) => chosen.includes(key)).length >= MOST_PANES;
  const choices = (keys: readonly ChartIndicator[]) =>
    keys.map((name) => {
      const isOn = chosen.includes(name);
      return (
        <Checkbox
          key={name}
          checked={isOn}
          disabled={isBelow(name) && isFull && !isOn}
          onChange={(on) => onChange(INDICATOR_KEYS.filter((key) => (key === name ? on : chosen.includes(key))))}
        >
          {words[WORD[name]]}
        </Checkbox>
      );
    });
  return (
    <Sheet open={open} onClose={onClose} title={words.chartIndicators}>
      <Choices>
        <Group role="group" aria-labelledby={`${id}above`}>
          <GroupName id={`${id}above`}>{words.indicatorsAbove}</GroupName>
          {choices(ABOVE)}
        </Group>
        <Group role="group" aria-labelledby={`${id}below`} aria-describedby={`${id}most`}>
          <GroupName id={`${id}below`}>{words.indicatorsBelow}</GroupName>
          <GroupNote id={`${id}most`}>{words.indicatorsMost}</GroupNote>
          {choices(BELOW)}
        </Group>
      </Choices>
    </Sheet>
  );
}
