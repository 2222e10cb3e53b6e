import { HiddenFigure } from '#kit/AmountText';
import { ChangeText } from '#kit/ChangeText';
import { Row } from '#kit/Stack';
import { Text } from '#kit/Text';

interface ResultLineProps {
  /** What was won or lost, decimal text in the currency of the total: null where it has no value in it, undefined where it is not known. */
  readonly profit: string | null | undefined;
  /** The same in percent of what there was. */
  readonly rate: string | undefined;
  /** Since when, in words: "today". */
  readonly since: string;
  readonly isHidden: boolean;
  /** The prices that it was counted from are old: grey. */
  readonly isStale?: boolean;
}

/** Under the total: what a time span brought. Hidden, it keeps its line, so that nothing below it jumps. */
export function ResultLine({ profit, rate, since, isHidden, isStale }: ResultLineProps) {
  if (profit === undefined) return null;
  return (
    <Text as="div" look="label" tone="secondary">
      <Row wrap gap={8}>
        {isHidden ? <HiddenFigure /> : <ChangeText value={profit} scale={2} percent={rate ?? '0'} isStale={isStale} />}
        <Text as="span" tone="tertiary">
          {since}
        </Text>
      </Row>
    </Text>
  );
}
