import { useAnnounced } from '#kit/announce';
import { WarningCircleIcon } from '#kit/icons';
import { Note } from '#kit/Note';

/** An error that no one field is to blame for, above the button: its icon is red, its words are ink. */
export function FormError({ text }: { readonly text: string | undefined }) {
  useAnnounced(text, 'alert');
  return text ? (
    <Note look="plain" tone="danger" icon={<WarningCircleIcon size={20} weight="fill" />}>
      {text}
    </Note>
  ) : null;
}
