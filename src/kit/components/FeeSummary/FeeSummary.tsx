import { useAnnounced } from '../../announce/index.ts';
import { proseNode, proseText } from '../../figure-text.ts';
import { WarningCircleIcon } from '../../icons.ts';
import { fillWord, useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { KeyValue } from '../KeyValue/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Asked, Failed, Figure, Former, Hint, List, Spoken } from './FeeSummary.styles.ts';
import { figureText, formerText } from './figure-text.ts';
import type { FeeLine } from './types.ts';

export type { FeeFigure, FeeLine } from './types.ts';

export interface FeeSummaryProps {
  /** Amount and what is taken off it, in the order of the calculation. */
  readonly lines: readonly FeeLine[] | null | undefined;
  /** What the user gets; larger, under a line. */
  readonly receive: Omit<FeeLine, 'key' | 'isTaken'>;
  /** The fee did not come: what that means and what to do. The figures that are known stay. */
  readonly error?: string | null;
  /** Asks for the fee again. */
  readonly onRetry?: () => void;
}

function Value({ line }: { readonly line: Omit<FeeLine, 'key'> }) {
  const words = useKitWords();
  if (line.isAsked)
    return (
      <Asked>
        <Skeleton width="5.5rem" height="0.875rem" />
        <Spoken>{words.loading}</Spoken>
      </Asked>
    );
  const former = formerText(line, line.was, line.isTaken);
  return (
    <>
      {former === undefined ? null : <Former aria-hidden>{former}</Former>}
      <Figure>{figureText(line, line.isTaken)}</Figure>
      {former === undefined ? null : <Spoken> {fillWord(words.insteadOf, { value: former })}</Spoken>}
    </>
  );
}

const labelOf = ({ label, hint }: Pick<FeeLine, 'label' | 'hint'>) =>
  !hint ? (
    label
  ) : (
    <>
      {label}
      <Hint>{proseNode(hint)}</Hint>
    </>
  );

/** What an act costs, before it is done: the amount, what is taken off it, what arrives. The sum comes from the caller. */
export function FeeSummary({ lines: given, receive, error, onRetry }: FeeSummaryProps) {
  const words = useKitWords();
  useAnnounced(error ?? undefined, 'alert');
  const lines = given ?? [];
  const isAsked = receive.isAsked === true || lines.some((line) => line.isAsked);
  return (
    <div>
      <List aria-busy={isAsked || undefined}>
        {lines.map((line) => (
          <KeyValue key={line.key} label={labelOf(line)} value={<Value line={line} />} />
        ))}
        <KeyValue label={labelOf(receive)} value={<Value line={receive} />} />
      </List>
      {!error ? null : (
        <Failed>
          <p>
            <WarningCircleIcon size={20} weight="fill" />
            <span>{proseText(error)}</span>
          </p>
          {onRetry ? (
            <Button variant="text" size="sm" onClick={onRetry}>
              {words.retry}
            </Button>
          ) : null}
        </Failed>
      )}
    </div>
  );
}
