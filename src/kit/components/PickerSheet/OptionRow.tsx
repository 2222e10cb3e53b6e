import { nameText, proseNode, proseText } from '../../figure-text.ts';
import { CheckIcon } from '../../icons.ts';
import { Detail, End, Option, Words } from './PickerSheet.styles.ts';
import type { PickerOption } from './types.ts';

interface OptionRowProps {
  readonly option: PickerOption;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One option: icon, words, what stands at its end, and the tick of the chosen one. */
export function OptionRow({ option, isChosen, onChoose }: OptionRowProps) {
  return (
    <Option
      type="button"
      role="radio"
      aria-checked={isChosen}
      disabled={option.disabled}
      lang={option.lang}
      onClick={onChoose}
    >
      {option.icon}
      <Words>
        <span>{nameText(option.label)}</span>
        {option.detail ? <Detail>{proseText(option.detail)}</Detail> : null}
      </Words>
      {option.end ? <End>{proseNode(option.end)}</End> : null}
      {isChosen ? <CheckIcon size={20} /> : null}
    </Option>
  );
}
