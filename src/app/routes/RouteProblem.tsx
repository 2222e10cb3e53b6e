import { useTranslation } from 'react-i18next';
import { useAnnounced } from '#kit/announce';
import { Button } from '#kit/Button';
import { CopyButton } from '#kit/CopyButton';
import { EmptyBlock } from '#kit/ListState';
import { Stack } from '#kit/Stack';
import { useKitWords } from '#kit/words';

interface RouteProblemProps {
  readonly kind: 'slow' | 'failed' | 'crash';
  readonly reference?: string;
  readonly onRetry: () => void;
}

/** A page that is late, did not come, or stopped. */
export function RouteProblem({ kind, reference, onRetry }: RouteProblemProps) {
  const { t } = useTranslation('common');
  const words = useKitWords();
  const [title, text] = [t(`route.${kind}Title`), t(`route.${kind}Text`)];
  useAnnounced(`${title} ${text}`, 'alert');
  return (
    <EmptyBlock
      picture={kind}
      title={title}
      text={text}
      action={
        <Stack gap={8}>
          <Button size="md" onClick={onRetry}>
            {words.retry}
          </Button>
          {reference ? <CopyButton value={reference} label={`${words.copy} ${reference}`} /> : null}
        </Stack>
      }
    />
  );
}
