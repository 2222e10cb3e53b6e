import { WarningIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { TextButton } from '#kit/TextButton';
import { useKitWords } from '#kit/words';

interface KeptNoteProps {
  /** What did not load: "Balances did not load". */
  readonly title: string;
  readonly onRetry: () => void;
}

/** One line over what is known from before, where reading it again has failed; a tap asks once more. */
export function KeptNote({ title, onRetry }: KeptNoteProps) {
  const { retry } = useKitWords();
  return (
    <Note
      look="band"
      tone="warning"
      icon={<WarningIcon size={20} weight="fill" />}
      action={
        <TextButton look="inherit" onClick={onRetry}>
          {retry}
        </TextButton>
      }
    >
      {title}
    </Note>
  );
}
