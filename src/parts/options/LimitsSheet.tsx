import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { toast, useConfirm } from '#kit/feedback';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { Note } from '#kit/Note';
import { Sheet } from '#kit/Sheet';
import { SkeletonRows } from '#kit/Skeleton';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { Ticks } from '#kit/Ticks';
import type { ReplyOf } from '../../contract/table.ts';
import { useClient } from '../../data/client.ts';
import { clockOf } from '../../data/clock.ts';
import { callQuery } from '../../data/query.ts';
import { useSubmit } from '../../data/useSubmit.ts';
import { decimalText } from '../../domain/decimal-text.ts';
import { type AmountForm, moneyForm } from '../../domain/forms/amount.ts';
import { add } from '../../domain/money.ts';
import { compareDecimal } from '../../domain/number.ts';
import { formatMoment } from '../../domain/time.ts';
import { Form } from '../form/Form.tsx';
import { FormNumber } from '../form/FormNumber.tsx';
import { type SchemaForm, useSchemaForm } from '../form/useSchemaForm.ts';
import { useLang } from '../language/useLang.ts';
import { QueryState } from '../QueryState.tsx';
import { useErrorText } from '../useErrorText.ts';
import { useLateT } from '../useLateT.ts';
import { NOUGHT, STAKE_SCALE } from './option.ts';

type Limits = ReplyOf<'options.limits'>;

/** Limits are in what the house keeps its books of options in. */
const COIN = 'USDT';
const RULER = { count: 40, major: 10 };

/** What a user allows themselves to lose in a day, and a pause: what tightens holds at once, what loosens after a day. */
export function LimitsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('options');
  const query = useQuery(callQuery('options.limits', {}));
  return (
    <Sheet open onClose={onClose} title={t('limits.title')}>
      <QueryState
        isPart
        isLoading={query.isPending}
        error={query.data ? null : query.error}
        onRetry={() => void query.refetch()}
        errorTitle={t('limits.failed')}
        skeleton={<SkeletonRows count={4} />}
      >
        {query.data ? <LimitsView limits={query.data} /> : null}
      </QueryState>
    </Sheet>
  );
}

function LimitsView({ limits }: { readonly limits: Limits }) {
  const { t } = useTranslation('options');
  const late = useLateT('options');
  const lang = useLang();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const now = clockOf(useClient()).now();
  const { daily_loss, lost_today, at_stake, next_daily_loss, next_at, paused_until } = limits;
  const hasLimit = compareDecimal(daily_loss, '0') > 0;
  const used = add(lost_today, at_stake);
  const { submit, busy } = useSubmit('options.setLimits', {
    onSuccess: (_, { action }) => {
      toast(() => late(`limits.${({ limit: 'isSet', lift: 'lifted', pause: 'isPaused' } as const)[action]}`), {
        icon: 'success',
      });
      form.blank();
    },
    onError: (error) => form.refuse(error.field === 'amount' ? 'amount' : 'root', () => errorText(error)),
  });
  const form: SchemaForm<AmountForm> = useSchemaForm({
    schema: moneyForm(STAKE_SCALE),
    start: { amount: '' },
    words: ({ key, values }) => late(`error.${key}`, { ...values }),
    send: ({ amount }) => submit({ action: 'limit', daily_loss: decimalText(amount) ?? '0' }),
  });
  const pause = async () => {
    const isMeant = await confirm(() => ({
      title: late('limits.pauseAsk'),
      text: late('limits.pauseText'),
      confirmLabel: late('limits.pause'),
      cancelLabel: late('limits.keep'),
    }));
    if (isMeant) await submit({ action: 'pause' });
  };
  const money = (value: string) => <AmountText value={value} scale={STAKE_SCALE} unit={COIN} />;
  return (
    <Stack gap={16}>
      <Text tone="secondary">{t('limits.text')}</Text>
      <Stack gap={8}>
        <KeyValueList>
          <KeyValue label={t('limits.daily')} value={hasLimit ? money(daily_loss) : t('limits.none')} />
          <KeyValue label={t('limits.used')} value={money(used)} />
        </KeyValueList>
        {hasLimit ? <Ticks {...RULER} share={Number(used) / Number(daily_loss)} /> : null}
        {next_at > now ? (
          <KeyValueList>
            <KeyValue
              label={t('limits.next', { time: formatMoment(next_at, lang) })}
              value={compareDecimal(next_daily_loss, '0') > 0 ? money(next_daily_loss) : t('limits.none')}
            />
          </KeyValueList>
        ) : null}
      </Stack>
      <Form form={form} submitLabel={t('limits.set')} busy={busy}>
        <FormNumber
          form={form}
          name="amount"
          size="lead"
          label={t('limits.daily')}
          unit={COIN}
          decimals={STAKE_SCALE}
          placeholder={NOUGHT}
          hint={t('limits.rule')}
        />
      </Form>
      {hasLimit ? (
        <Button block variant="text" busy={busy} onClick={() => void submit({ action: 'lift' })}>
          {t('limits.lift')}
        </Button>
      ) : null}
      {paused_until > now ? (
        <Note tone="warning">{t('limits.paused', { time: formatMoment(paused_until, lang) })}</Note>
      ) : (
        <Stack gap={8}>
          <Button block variant="secondary" busy={busy} onClick={() => void pause()}>
            {t('limits.pause')}
          </Button>
          <Text look="caption" tone="secondary">
            {t('limits.pauseText')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
