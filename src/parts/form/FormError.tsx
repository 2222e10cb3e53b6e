import { useAnnounced } from '#kit/announce';
import { WarningCircleIcon } from '#kit/icons';
import { ErrorLine } from './Form.styles.ts';

/** An error that no one field is to blame for, above the button. */
export function FormError({ text }: { readonly text: string | undefined }) {
  useAnnounced(text, 'alert');
  return text ? (
    <ErrorLine>
      <WarningCircleIcon size={20} weight="fill" />
      <span>{text}</span>
    </ErrorLine>
  ) : null;
}
