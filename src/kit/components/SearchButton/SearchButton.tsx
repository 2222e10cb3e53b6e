import { MagnifyingGlassIcon } from '../../icons.ts';
import { Opener } from './SearchButton.styles.ts';

export interface SearchButtonProps {
  /** What is searched there; it names the button. */
  readonly label: string;
  /** Opens the search. */
  readonly onPress?: () => void;
}

/** Looks as a field, and opens the screen of the search. */
export function SearchButton({ label, onPress }: SearchButtonProps) {
  return (
    <Opener type="button" onClick={onPress}>
      <MagnifyingGlassIcon size={20} />
      <span>{label}</span>
    </Opener>
  );
}
