import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounced } from '#kit/announce';
import { Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TextButton } from '#kit/TextButton';
import { useKitWords } from '#kit/words';
import { isAbsent } from '../../data/call-error.ts';

interface HistoryFailedProps {
  readonly look: 'page' | 'hero';
  readonly error: Error;
  readonly onRetry: () => void;
  /** The level ticks of nothing: they stand where the server has no course to tell. */
  readonly children: ReactNode;
}

/** About as high as the ticks, in whose place it stands. */
const ROOM = { page: { top: 4, bottom: 4 }, hero: { edge: 'gutter', top: 24, bottom: 32 } } as const;

/** A course did not load: says so, with a way to try again. */
export default function HistoryFailed({ look, error, onRetry, children }: HistoryFailedProps) {
  const { t } = useTranslation('assets');
  const { retry } = useKitWords();
  const title = isAbsent(error) ? undefined : t('history.failed');
  useAnnounced(title);
  if (!title) return children;
  return (
    <Row wrap gap={12} {...ROOM[look]}>
      <Text as="span" tone="secondary">
        {title}
      </Text>
      <TextButton look="label" onClick={onRetry}>
        {retry}
      </TextButton>
    </Row>
  );
}
