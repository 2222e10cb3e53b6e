import { useTranslation } from 'react-i18next';
import { Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TextButton } from '#kit/TextButton';

interface ReadAgainProps {
  /** What did not load. */
  readonly label: string;
  readonly onRetry: () => void;
}

/** Beside what was read before and still stands: a newer reading failed. */
export function ReadAgain({ label, onRetry }: ReadAgainProps) {
  const { t } = useTranslation('assets');
  return (
    <Row touch gap={8} wrap>
      <Text tone="secondary">{label}</Text>
      <TextButton onClick={onRetry}>{t('record.retry')}</TextButton>
    </Row>
  );
}
