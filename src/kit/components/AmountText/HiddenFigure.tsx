import { HIDDEN } from '../../../domain/number.ts';
import { useKitWords } from '../../words/index.ts';

/** In place of a balance that the user has hidden: the same for every amount, and a word for a screen reader. */
export function HiddenFigure() {
  const words = useKitWords();
  return (
    <span role="img" aria-label={words.hidden}>
      {HIDDEN}
    </span>
  );
}
