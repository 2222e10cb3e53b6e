import { useTranslation } from 'react-i18next';
import { useAnnounced } from '#kit/announce';
import { Button } from '#kit/Button';
import { WarningCircleIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { Inset } from '#kit/Stack';

interface BlockErrorProps {
  /** Which block failed, as a sentence. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** One block did not load: a line in its place, with a way to try again. The rest of home goes on. */
export function BlockError({ title, onRetry }: BlockErrorProps) {
  const { t } = useTranslation('home');
  useAnnounced(title);
  return (
    <Inset top={8} bottom={8}>
      <Note
        look="frame"
        tone="danger"
        icon={<WarningCircleIcon size={20} />}
        action={
          <Button variant="text" size="sm" onClick={onRetry}>
            {t('block.retry')}
          </Button>
        }
      >
        {title}
      </Note>
    </Inset>
  );
}
