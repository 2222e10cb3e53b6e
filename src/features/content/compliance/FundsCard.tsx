import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { Stack } from '#kit/Stack';
import { Heading } from '#kit/Text';
import { isAbsent } from '../../../data/call-error.ts';
import { FundsView } from '../../../parts/futures/FundsView.tsx';
import { futuresFundsQuery } from '../../../parts/futures/queries.ts';

/** What stands behind futures, for everybody to read; nothing where the exchange has none. */
export function FundsCard() {
  const { t } = useTranslation('funds');
  const { error } = useQuery(futuresFundsQuery());
  if (isAbsent(error)) return null;
  return (
    <Card look="text">
      <Stack gap={12}>
        <Heading look="strong">{t('title')}</Heading>
        <FundsView />
      </Stack>
    </Card>
  );
}
