import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ClockIcon } from '#kit/icons';
import { NumberField } from '#kit/NumberField';
import { PercentBar } from '#kit/PercentBar';
import { Select } from '#kit/Select';
import { SideSwitch } from '#kit/SideSwitch';
import type { Pair } from '../../../state/pairs.ts';
import { useSession } from '../../../state/session.ts';
import { TicketFacts } from './TicketFacts.tsx';
import { BestPrice, Column } from './TicketFormView.styles.ts';
import { percentOf } from './ticket.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { useProblemText } from './useProblemText.ts';
import { useSubmitState } from './useSubmitState.ts';
import type { Ticket } from './useTicket.ts';

interface TicketFormViewProps {
  readonly pair: Pair;
  readonly ticket: Ticket;
}

const tickOf = (decimals: number): string => (decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`);
const TYPES = ['limit', 'market'] as const;

/** Side, type, price, amount, share of the balance, total, and the button that names what it does. */
export function TicketFormView({ pair, ticket }: TicketFormViewProps) {
  const { t } = useTranslation('spot');
  const { isSignedIn } = useSession();
  const problemText = useProblemText(pair);
  const { place, busy } = usePlaceOrder(pair, ticket);
  const { form, rules, funds, book, problems } = ticket;
  const submit = useSubmitState(pair, form.side);

  return (
    <Column>
      <SideSwitch
        label={t('side.label')}
        labels={{ buy: t('side.buy'), sell: t('side.sell') }}
        value={form.side}
        onChange={(side) => ticket.set({ side, amount: '' })}
      />
      <Select
        label={t('type.label')}
        size="md"
        value={form.type}
        options={TYPES.map((key) => ({ key, label: t(`type.${key}`) }))}
        onChange={(type) => ticket.set({ type })}
      />
      {form.type === 'limit' ? (
        <NumberField
          name="price"
          label={t('price', { coin: pair.legal_name })}
          value={form.price}
          onChange={(price) => ticket.set({ price })}
          decimals={rules.priceDecimals}
          step={tickOf(rules.priceDecimals)}
          withSteps
          error={problems.price && problemText(problems.price, ticket)}
        />
      ) : (
        <BestPrice>{t('marketPrice')}</BestPrice>
      )}
      <NumberField
        name="amount"
        label={t('amount')}
        unit={pair.currency_name}
        value={form.amount}
        onChange={(amount) => ticket.set({ amount })}
        decimals={rules.amountDecimals}
        error={problems.amount && problemText(problems.amount, ticket)}
      />
      <PercentBar
        look="ruler"
        label={t('percent')}
        value={percentOf(form, rules, funds, book)}
        onChange={ticket.setPercent}
        disabled={!isSignedIn || !ticket.isFundsKnown}
      />
      <NumberField
        name="total"
        label={t('total')}
        unit={pair.legal_name}
        value={ticket.total}
        onChange={ticket.setTotal}
        onBlur={ticket.leaveTotal}
        decimals={rules.priceDecimals}
      />
      <TicketFacts pair={pair} ticket={ticket} />
      <Button
        block
        variant={form.side}
        busy={busy}
        disabled={submit.isOff}
        icon={submit.isWaiting ? <ClockIcon size={20} /> : undefined}
        onClick={() => void place()}
      >
        {submit.label}
      </Button>
    </Column>
  );
}
