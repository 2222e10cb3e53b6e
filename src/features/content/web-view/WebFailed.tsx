import { useTranslation } from 'react-i18next';
import { useAnnounced } from '#kit/announce';
import { Button } from '#kit/Button';
import { EmptyBlock } from '#kit/ListState';
import { useKitWords } from '#kit/words';

interface WebFailedProps {
  readonly host: string;
  readonly onRetry: () => void;
  readonly onOutside: () => void;
}

/** In the place of a page that did not come, or is not to be framed. */
export function WebFailed({ host, onRetry, onOutside }: WebFailedProps) {
  const { t } = useTranslation('content');
  const words = useKitWords();
  const [title, text] = [t('web.failed.title'), t('web.failed.text', { host })];
  useAnnounced(`${title} ${text}`, 'alert');
  return (
    <EmptyBlock
      picture="failed"
      title={title}
      text={text}
      action={
        <>
          <Button variant="secondary" size="md" onClick={onOutside}>
            {t('web.openOutside')}
          </Button>
          <Button size="md" onClick={onRetry}>
            {words.retry}
          </Button>
        </>
      }
    />
  );
}
