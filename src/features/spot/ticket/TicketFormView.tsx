import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ArrowDownRightIcon, ArrowUpRightIcon, ClockIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { PercentBar } from '#kit/PercentBar';
import { Select } from '#kit/Select';
import { SideSwitch } from '#kit/SideSwitch';
import { Stack } from '#kit/Stack';
import { unitOf } from '../../../domain/decimal-text.ts';
import { LIMIT_KINDS, type LimitKind, type SpotTicketForm } from '../../../domain/forms/spot-ticket.ts';
import { formatRate } from '../../../domain/number.ts';
import { FormError } from '../../../parts/form/FormError.tsx';
import { FormNumber } from '../../../parts/form/FormNumber.tsx';
import { useRequireLogin } from '../../../parts/useRequireLogin.ts';
import type { Pair } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { totalDecimals } from '../shared/total.ts';
import { TicketFacts } from './TicketFacts.tsx';
import { BAND_PERCENT, holdsBand } from './ticket.ts';
import { useSubmitState } from './useSubmitState.ts';
import type { Ticket } from './useTicket.ts';

interface TicketFormViewProps {
  readonly pair: Pair;
  readonly ticket: Ticket;
}

/** The form of a figure of so many decimals. */
const nought = (decimals: number): string => (decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`);
const ICONS = { buy: <ArrowUpRightIcon size={16} />, sell: <ArrowDownRightIcon size={16} /> };
/** From so many percents of the balance on a market buy says why it holds more than its total. */
const NEAR_ALL = 95;
const TYPES = ['limit', 'market'] as const;
type Kind = (typeof TYPES)[number] | LimitKind;

const chosenOf = (chosen: Kind): Pick<SpotTicketForm, 'type' | 'kind'> =>
  chosen === 'limit' || chosen === 'market' ? { type: chosen, kind: '' } : { type: 'limit', kind: chosen };

/** Side, type, price, amount, share of the balance, total, and the button that names what it does. */
export function TicketFormView({ pair, ticket }: TicketFormViewProps) {
  const { t } = useTranslation('spot');
  const isSignedIn = useIsSignedIn();
  const requireLogin = useRequireLogin();
  const { form, order, rules } = ticket;
  const submit = useSubmitState(pair, ticket);

  return (
    <Stack gap={8}>
      <SideSwitch
        label={t('side.label')}
        labels={{ buy: t('side.buy'), sell: t('side.sell') }}
        icons={ICONS}
        value={order.side}
        onChange={(side) => ticket.set({ side, amount: '' })}
      />
      <Select
        label={t('type.label')}
        size="md"
        value={order.type === 'limit' ? order.kind || 'limit' : 'market'}
        options={[
          ...TYPES.map((key) => ({ key, label: t(`type.${key}`) })),
          // Servers of the family that do not know them would take a plain limit order for one.
          ...(pair.order_options ? LIMIT_KINDS : []).map((key) => ({
            ...{ key, label: t(`type.${key}`), detail: t(`kind.${key}`) },
          })),
        ]}
        onChange={(chosen: Kind) => ticket.set(chosenOf(chosen))}
      />
      {order.type === 'limit' && order.kind === 'stop' ? (
        <FormNumber
          form={form}
          name="stop"
          label={t('stopPrice')}
          unit={pair.legal_name}
          dense
          decimals={rules.priceDecimals}
          placeholder={nought(rules.priceDecimals)}
        />
      ) : null}
      {order.type === 'limit' ? (
        <FormNumber
          form={form}
          name="price"
          label={t('price', { coin: pair.legal_name })}
          decimals={rules.priceDecimals}
          placeholder={nought(rules.priceDecimals)}
          step={unitOf(rules.priceDecimals)}
          withSteps
        />
      ) : (
        <Note look="field">{t('marketPrice')}</Note>
      )}
      <FormNumber
        form={form}
        name="amount"
        label={t('amount')}
        unit={pair.currency_name}
        dense
        placeholder={nought(rules.amountDecimals)}
        decimals={rules.amountDecimals}
      />
      <PercentBar
        look="ruler"
        label={t('percent')}
        value={ticket.share}
        onChange={ticket.setPercent}
        disabled={!isSignedIn || !ticket.isFundsKnown}
      />
      <FormNumber
        form={form}
        name="total"
        label={t('total')}
        unit={pair.legal_name}
        dense
        placeholder={nought(totalDecimals(rules))}
        {...(!ticket.isTooLittle && { computed: ticket.total })}
        hint={
          holdsBand(order) && ticket.share >= NEAR_ALL
            ? t('bandHeld', { share: formatRate(BAND_PERCENT, 0) })
            : undefined
        }
        onTyped={ticket.payFor}
        decimals={totalDecimals(rules)}
      />
      <TicketFacts pair={pair} ticket={ticket} />
      <FormError text={form.error} />
      <Button
        block
        variant={submit.look ?? order.side}
        busy={ticket.sent !== null}
        disabled={submit.isOff}
        icon={submit.isWaiting ? <ClockIcon size={20} /> : undefined}
        onClick={() => requireLogin() && ticket.submit()}
      >
        {submit.label}
      </Button>
    </Stack>
  );
}
