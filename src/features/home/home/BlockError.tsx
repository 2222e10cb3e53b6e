import { useTranslation } from 'react-i18next';
import { useAnnounced } from '#kit/announce';
import { Button } from '#kit/Button';
import { WarningCircleIcon } from '#kit/icons';
import { BlockErrorRow, BlockErrorText } from './BlockError.styles.ts';

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
    <BlockErrorRow>
      <WarningCircleIcon size={20} />
      <BlockErrorText>{title}</BlockErrorText>
      <Button variant="text" size="sm" onClick={onRetry}>
        {t('block.retry')}
      </Button>
    </BlockErrorRow>
  );
}
