import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AddressText } from '#kit/AddressText';
import { Card } from '#kit/Card';
import { Row, Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import { Ticks } from '#kit/Ticks';
import { TimeText } from '#kit/TimeText';
import type { ReplyOf } from '../../../contract/table.ts';
import { isAbsent } from '../../../data/call-error.ts';
import { useClient } from '../../../data/client.ts';
import { clockOf } from '../../../data/clock.ts';
import { callQuery } from '../../../data/query.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { QueryState } from '../../../parts/QueryState.tsx';

/** Tomorrow's secret, today's, and those before. */
const DAYS = 4;
/** A tick for half an hour, a tall one each six hours. */
const RULER = { count: 48, major: 12 };

/** What today's prices are drawn from, as it was published before the day began, and what those of past days were; nothing where the exchange publishes none. */
export function PriceProof() {
  const { t } = useTranslation('content');
  const now = clockOf(useClient()).now();
  const { data, error, refetch } = useQuery(callQuery('market.secrets', { limit: DAYS }, { staleTime: 60_000 }));
  const today = data?.find(({ start, end }) => start <= now && now < end);
  const failure = data || isAbsent(error) ? null : error;
  if (!today && !failure) return null;
  return (
    <Card look="text">
      <Stack gap={12}>
        <Heading look="strong">{t('compliance.proof.title')}</Heading>
        <Text tone="secondary">{t('compliance.proof.text')}</Text>
        <QueryState
          isPart
          isLoading={false}
          error={failure}
          onRetry={() => void refetch()}
          errorTitle={t('compliance.proof.failed')}
          skeleton={null}
        >
          {today && data ? <Numbers today={today} all={data} now={now} /> : null}
        </QueryState>
      </Stack>
    </Card>
  );
}

type Secret = ReplyOf<'market.secrets'>[number];

interface NumbersProps {
  readonly today: Secret;
  readonly all: readonly Secret[];
  readonly now: number;
}

/** The fingerprint of today, with how far the day is, and the numbers of days that have ended. */
function Numbers({ today, all, now }: NumbersProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const told = all.filter(({ secret }) => secret !== '');
  return (
    <>
      <Stack gap={4}>
        <Ticks {...RULER} share={(now - today.start) / (today.end - today.start)} />
        <Row justify="between">
          {(['start', 'end'] as const).map((side) => (
            <Text key={side} as="span" look="caption" tone="tertiary" align={side} numeric>
              <TimeText value={today[side]} lang={lang} />
            </Text>
          ))}
        </Row>
      </Stack>
      <Stack gap={4}>
        <Text look="caption" tone="tertiary">
          {t('compliance.proof.fingerprint')}
        </Text>
        <AddressText address={today.sha256} copyLabel={t('compliance.proof.copy')} />
      </Stack>
      {told.length > 0 ? (
        <Stack gap={8}>
          <Text look="caption" tone="tertiary">
            {t('compliance.proof.told')}
          </Text>
          {told.map(({ start, end, secret }) => (
            <Stack key={start} gap={4}>
              <Text as="span" look="caption" tone="secondary" numeric>
                <TimeText value={start} lang={lang} /> – <TimeText value={end} lang={lang} />
              </Text>
              <AddressText address={secret} copyLabel={t('compliance.proof.copySecret')} isShort />
            </Stack>
          ))}
        </Stack>
      ) : null}
    </>
  );
}
