import { useTranslation } from 'react-i18next';
import { Row } from '#kit/Stack';
import { TextButton } from '#kit/TextButton';
import type { WhyTopic } from './WhyPosition.tsx';

interface WhyLabelProps {
  readonly label: string;
  readonly topic: WhyTopic;
  readonly onWhy: (topic: WhyTopic) => void;
}

/** What a figure is, and the way to how it comes about. */
export function WhyLabel({ label, topic, onWhy }: WhyLabelProps) {
  const { t } = useTranslation('positions');
  return (
    <Row as="span" gap={8}>
      {label}
      <TextButton onClick={() => onWhy(topic)}>{t('why.open')}</TextButton>
    </Row>
  );
}
