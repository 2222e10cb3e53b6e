import { directionOf, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { figureNode, nameText, type Prose } from '../../figure-text.ts';
import { Condition, Note, Panel, Result, Side } from './OutcomePair.styles.ts';

export interface PairedOutcome {
  /** When it comes about: 'If the price is higher'. */
  readonly condition: string | null | undefined;
  /** What is won or lost, signed decimal text. */
  readonly result: NumberInput;
  /** What that means for the money: 'you receive 190.00'. */
  readonly note: Prose;
}

export interface OutcomePairProps {
  /** The outcome that is hoped for, and the other. */
  readonly outcomes: readonly [PairedOutcome, PairedOutcome] | null | undefined;
  /** Decimals of the results. @default 2 */
  readonly scale?: number;
}

/** Both outcomes of a bet side by side, in money, before the tap. */
export function OutcomePair({ outcomes, scale = 2 }: OutcomePairProps) {
  return (
    <Panel>
      {(outcomes ?? []).map(({ condition, result, note }, place) => {
        const shown = formatSigned(result, scale);
        return (
          <Side key={place === 0 ? 'hoped' : 'other'}>
            <Condition>{nameText(condition)}</Condition>
            <Result data-direction={directionOf(shown)}>{shown}</Result>
            <Note>{figureNode(note)}</Note>
          </Side>
        );
      })}
    </Panel>
  );
}
