import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { ArrowDownRightIcon, ArrowUpRightIcon, ClockIcon } from '#kit/icons';
import { LiveChange } from '#kit/LiveChange';
import { LivePrice } from '#kit/LivePrice';
import { Note } from '#kit/Note';
import { OutcomePair } from '#kit/OutcomePair';
import { PercentBar } from '#kit/PercentBar';
import { Sheet } from '#kit/Sheet';
import { SideSwitch } from '#kit/SideSwitch';
import { Row, Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import { TextButton } from '#kit/TextButton';
import { Tiles, TilesSkeleton } from '#kit/Tiles';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { useClient } from '../../data/client.ts';
import { formatAmount, formatRate } from '../../domain/number.ts';
import type { OptionDirection } from '../../domain/options.ts';
import { formatMoment } from '../../domain/time.ts';
import { isClosed, type Pair } from '../../state/pairs.ts';
import { FormError } from '../form/FormError.tsx';
import { FormNumber } from '../form/FormNumber.tsx';
import { useLang } from '../language/useLang.ts';
import { LiveStatus } from '../live/LiveStatus.tsx';
import { quoteSource } from '../live/quotes.ts';
import { useGo } from '../navigation/index.ts';
import { QueryState } from '../QueryState.tsx';
import { TransferSheet } from '../wallet/TransferSheet.tsx';
import { LimitsSheet } from './LimitsSheet.tsx';
import { NOUGHT, STAKE_SCALE } from './option.ts';
import { useOptionTicket } from './useOptionTicket.ts';
import { WhySheet } from './WhySheet.tsx';

interface OptionTicketProps {
  readonly pair: Pair;
  readonly direction: OptionDirection;
  readonly onDirection: (direction: OptionDirection) => void;
  readonly onClose: () => void;
  readonly onTaken: (order: OptionOrder) => void;
}

const ICONS = { buy: <ArrowUpRightIcon size={20} />, sell: <ArrowDownRightIcon size={20} /> };
const SIDE_OF = { up: 'buy', down: 'sell' } as const;
const CHIPS = [10, 25, 50, 75, 100];

/** Which way, for how long, how much, and both outcomes in money before the tap. */
export function OptionTicket({ pair, direction, onDirection, onClose, onTaken }: OptionTicketProps) {
  const { t } = useTranslation('options');
  const client = useClient();
  const lang = useLang();
  const go = useGo();
  const ticket = useOptionTicket(pair, direction, onTaken);
  const { form, term, coin, balance, outcomes, submit } = ticket;
  const [beside, setBeside] = useState<'why' | 'transfer' | 'limits' | null>(null);
  const close = () => setBeside(null);
  const [higher, lower] = direction === 'up' ? (['ifHigher', 'ifLower'] as const) : (['ifLower', 'ifHigher'] as const);
  return (
    <Sheet
      open
      onClose={onClose}
      title={pair.label}
      footer={
        <Button
          block
          variant={submit.look ?? SIDE_OF[direction]}
          busy={ticket.busy}
          disabled={submit.isOff}
          icon={submit.isWaiting ? <ClockIcon size={20} /> : undefined}
          onClick={ticket.send}
        >
          {submit.label}
        </Button>
      }
    >
      <Stack gap={16}>
        <Row justify="between" gap={8} wrap>
          <Text tone="secondary">{t('name')}</Text>
          <Row gap={8}>
            <LivePrice live={quoteSource(client, pair)} toned />
            <LiveChange live={quoteSource(client, pair)} />
            <LiveStatus bare symbol={pair.symbol} closed={isClosed(pair) ? t('ticket.closed') : null} />
          </Row>
        </Row>
        <SideSwitch
          label={t('direction.label')}
          labels={{ buy: t('direction.up'), sell: t('direction.down') }}
          icons={ICONS}
          value={SIDE_OF[direction]}
          onChange={(side) => onDirection(side === 'buy' ? 'up' : 'down')}
        />
        <QueryState
          isPart
          isLoading={ticket.isLoading}
          error={ticket.error}
          onRetry={ticket.retry}
          errorTitle={t('ticket.failed')}
          skeleton={<TilesSkeleton look="choice" count={6} />}
          empty={term && coin ? undefined : { title: t('ticket.noCoin', { coin: pair.legal_name }) }}
        >
          {term && coin ? (
            <Stack gap={16}>
              <Stack gap={8}>
                <Heading level={3} look="label">
                  {t('ticket.expiry')}
                </Heading>
                <Tiles
                  look="choice"
                  label={t('ticket.expiry')}
                  items={ticket.terms.map(({ id, seconds, profit_ratio }) => ({
                    key: String(id),
                    label: t('seconds', { duration: seconds }),
                    note: t('ticket.rate', { rate: formatRate(profit_ratio, 0) }),
                    pressed: id === term.id,
                    onPress: () => ticket.setTerm(id),
                  }))}
                />
              </Stack>
              <Stack gap={8}>
                <FormNumber
                  form={form}
                  name="amount"
                  size="lead"
                  label={t('ticket.stake')}
                  labelEnd={
                    <span>
                      {t('ticket.balance')}{' '}
                      <AmountText value={balance} scale={STAKE_SCALE} unit={coin.name} hidden={ticket.isHidden} />
                    </span>
                  }
                  unit={coin.name}
                  placeholder={NOUGHT}
                  decimals={coin.decimal_scale}
                  hint={t('ticket.limits', {
                    min: formatAmount(term.min_amount, STAKE_SCALE, { trim: true }),
                    max: formatAmount(term.max_amount, STAKE_SCALE, { trim: true }),
                    coin: coin.name,
                  })}
                />
                <PercentBar
                  look="chips"
                  label={t('ticket.share')}
                  chips={CHIPS}
                  maxLabel={t('ticket.max')}
                  value={ticket.share}
                  onChange={ticket.setPercent}
                />
              </Stack>
              <Row gap={16} wrap>
                <TextButton onClick={() => setBeside('transfer')}>{t('ticket.transfer')}</TextButton>
                <TextButton onClick={() => setBeside('why')}>{t('result.why')}</TextButton>
                <TextButton onClick={() => setBeside('limits')}>{t('orders.limits')}</TextButton>
                <TextButton onClick={() => go.open('pages/transaction/seconds_order')}>{t('orders.all')}</TextButton>
              </Row>
              <OutcomePair
                scale={STAKE_SCALE}
                outcomes={[
                  {
                    condition: t(`ticket.${higher}`),
                    result: outcomes?.profit,
                    note: outcomes ? t('ticket.receive', { amount: formatAmount(outcomes.payout, STAKE_SCALE) }) : null,
                  },
                  {
                    condition: t(`ticket.${lower}`),
                    result: outcomes ? `-${outcomes.stake}` : null,
                    note: t('ticket.lose'),
                  },
                ]}
              />
              <Text look="caption" tone="secondary">
                {t('ticket.draw')} {t('ticket.begins')}
              </Text>
              {ticket.pausedUntil ? (
                <Note tone="warning">{t('limits.paused', { time: formatMoment(ticket.pausedUntil, lang) })}</Note>
              ) : null}
            </Stack>
          ) : null}
        </QueryState>
        <FormError text={form.error} />
      </Stack>
      {term && coin ? (
        <WhySheet
          open={beside === 'why'}
          onClose={close}
          stake={outcomes?.stake ?? term.min_amount}
          rate={term.profit_ratio}
          seconds={term.seconds}
          coin={coin.name}
        />
      ) : null}
      {beside === 'transfer' && coin ? (
        <TransferSheet coin={coin.id} name={coin.name} to="options" onClose={close} />
      ) : null}
      {beside === 'limits' ? <LimitsSheet onClose={close} /> : null}
    </Sheet>
  );
}
