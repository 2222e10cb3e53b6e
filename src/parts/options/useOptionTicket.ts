import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ButtonProps } from '#kit/Button';
import { toast, useConfirm } from '#kit/feedback';
import { OPTION_DIRECTION, type OptionOrder } from '../../contract/rows/option.ts';
import { useClient } from '../../data/client.ts';
import { clockOf } from '../../data/clock.ts';
import { callQuery } from '../../data/query.ts';
import { useSubmit } from '../../data/useSubmit.ts';
import { COIN_SCALE } from '../../domain/constants.ts';
import { decimalText } from '../../domain/decimal-text.ts';
import type { AmountForm } from '../../domain/forms/amount.ts';
import { optionTicketForm, type StakeTerms } from '../../domain/forms/option-order.ts';
import { div, floorTo, min, mul, sub } from '../../domain/money.ts';
import { compareDecimal, formatAmount } from '../../domain/number.ts';
import { optionPayout } from '../../domain/option-proof.ts';
import type { OptionDirection } from '../../domain/options.ts';
import { isStale, useFreshness } from '../../state/live/freshness.ts';
import { isClosed, type Pair } from '../../state/pairs.ts';
import { hideBalancesAtom } from '../../state/preferences.ts';
import { useFormValues } from '../form/useFormField.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { useErrorText } from '../useErrorText.ts';
import { useLateT } from '../useLateT.ts';
import { useOptionQuestion } from './useOptionQuestion.tsx';

/** What the button says, and whether it is off. */
interface SubmitState {
  readonly label: string;
  readonly isOff?: boolean;
  readonly isWaiting?: boolean;
  readonly look?: ButtonProps['variant'];
}

const NONE: StakeTerms = { coin: '', decimals: 2, min: '0', max: '0' };

/** The ticket of an option on a pair: what is offered, what stands in it, and what it would come to. */
export function useOptionTicket(pair: Pair, direction: OptionDirection, onTaken: (order: OptionOrder) => void) {
  const client = useClient();
  const late = useLateT('options');
  const errorText = useErrorText();
  const confirm = useConfirm();
  const question = useOptionQuestion(pair);
  const isHidden = useAtomValue(hideBalancesAtom);
  const { staleSince } = useFreshness(pair.symbol);
  const terms = useQuery(callQuery('options.terms', {}, { staleTime: 60_000 }));
  const coins = useQuery(callQuery('options.coins', {}));
  const limits = useQuery(callQuery('options.limits', {}));
  const [chosen, setTerm] = useState<number | null>(null);
  const offered = (terms.data ?? []).filter(({ status }) => status === 1);
  const term = offered.find(({ id }) => id === chosen) ?? offered[1] ?? offered[0];
  const coin = coins.data?.find(({ id }) => id === pair.legal_id);
  const balance = coin?.user_wallet.micro_balance ?? '0';
  const stakeTerms: StakeTerms =
    term && coin ? { coin: coin.name, decimals: coin.decimal_scale, min: term.min_amount, max: term.max_amount } : NONE;
  const hasTooLittle = (amount: string) => coin !== undefined && compareDecimal(balance, amount || '0') < 0;

  const { submit, busy } = useSubmit('options.place', {
    onSuccess: (order) => {
      toast(() => late('ticket.taken'), { icon: 'success' });
      form.set({ amount: '' });
      onTaken(order);
    },
    onError: (error) =>
      form.refuse(error.field === 'amount' ? 'amount' : 'root', () =>
        error.isUnclear ? late('ticket.unclear') : errorText(error),
      ),
  });
  const form = useSchemaForm<
    AmountForm,
    'balance' | 'stakeRequired' | 'stakeDecimals' | 'stakeTooSmall' | 'stakeTooLarge'
  >({
    schema: optionTicketForm(stakeTerms, ({ amount }) =>
      hasTooLittle(decimalText(amount) ?? '0') ? { field: 'amount', key: 'balance' } : null,
    ),
    start: { amount: '' },
    words: ({ key, values }) =>
      key === 'balance'
        ? late(isHidden ? 'error.balanceHidden' : 'error.balance', {
            coin: stakeTerms.coin,
            available: formatAmount(balance, stakeTerms.decimals),
          })
        : late(`error.${key}`, { ...values }),
    send: async ({ amount }) => {
      if (!term || !coin) return;
      const stake = decimalText(amount) ?? '0';
      const outcomes = outcomesOf(stake, term.profit_ratio);
      const isMeant = await confirm(() => question({ direction, seconds: term.seconds, coin: coin.name, ...outcomes }));
      if (!isMeant) return;
      // The button is off at old prices; they may have grown old while the question stood.
      if (isStale(client, pair.symbol)) {
        toast(() => late('ticket.stale'), { icon: 'warning' });
        return;
      }
      await submit({
        match_id: pair.id,
        currency_id: coin.id,
        type: String(OPTION_DIRECTION[direction]) as '1' | '2',
        seconds: term.seconds,
        number: stake,
      });
    },
  });

  const { amount } = useFormValues(form);
  const stake = decimalText(amount) ?? '0';
  const pausedUntil = limits.data?.paused_until ?? 0;
  const isPaused = pausedUntil > clockOf(client).now();

  const state = (): SubmitState => {
    if (isClosed(pair)) return { label: late('ticket.closed'), isOff: true };
    if (staleSince !== null) return { label: late('ticket.stale'), isOff: true, isWaiting: true };
    if (isPaused) return { label: late('limits.isPaused'), isOff: true };
    if (!term || !coin) return { label: late('ticket.noCoin', { coin: pair.legal_name }), isOff: true };
    if (stake === '0') return { label: late('error.stakeRequired'), look: 'secondary' };
    if (hasTooLittle(stake)) return { label: late('error.balanceHidden', { coin: coin.name }), look: 'secondary' };
    return {
      label: late(`ticket.buy.${direction}`, {
        amount: formatAmount(stake, coin.decimal_scale, { trim: true }),
        coin: coin.name,
      }),
    };
  };

  return {
    form,
    terms: offered,
    term,
    setTerm,
    coin,
    balance,
    isHidden,
    isLoading: terms.isPending || coins.isPending,
    error: terms.data && coins.data ? null : (terms.error ?? coins.error),
    retry: () => void Promise.all([terms.refetch(), coins.refetch()]),
    /** Of the balance, in whole percents. */
    share: coin && compareDecimal(balance, '0') > 0 ? Math.floor(Number(div(mul(stake, '100'), balance) ?? 0)) : 0,
    setPercent: (percent: number) => {
      const share = floorTo(mul(balance, String(percent / 100)), stakeTerms.decimals);
      form.set({ amount: percent === 0 ? '' : min(share, stakeTerms.max) });
    },
    outcomes: term && stake !== '0' ? outcomesOf(stake, term.profit_ratio) : null,
    pausedUntil: isPaused ? pausedUntil : null,
    busy: busy || form.busy,
    send: form.submit,
    submit: state(),
  };
}

/** Both outcomes of a stake. */
function outcomesOf(stake: string, ratio: string) {
  const payout = optionPayout('won', stake, ratio, COIN_SCALE);
  return { stake, payout, profit: sub(payout, stake) };
}
