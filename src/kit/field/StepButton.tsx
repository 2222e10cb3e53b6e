import { MinusIcon, PlusIcon } from '../icons.ts';
import { namedAct, useKitWords } from '../words/index.ts';
import { Step } from './StepButton.styles.ts';
import { useHold } from './useHold.ts';

export interface StepButtonProps {
  /** Plus or minus. */
  readonly by: 1 | -1;
  /** What it changes; read as "Amount: increase". */
  readonly label: string;
  readonly onStep: () => void;
  readonly disabled?: boolean;
}

/**
 * Minus or plus at an end of a field; held, it repeats. Not in the tab order: the arrow keys of the control between
 * the two do the same.
 */
export function StepButton({ by, label, onStep, disabled = false }: StepButtonProps) {
  const words = useKitWords();
  const hold = useHold(onStep, disabled);
  return (
    <Step
      type="button"
      tabIndex={-1}
      disabled={disabled}
      aria-label={namedAct(words, label, by === 1 ? words.increase : words.decrease)}
      {...hold}
    >
      {by === 1 ? <PlusIcon size={20} /> : <MinusIcon size={20} />}
    </Step>
  );
}
