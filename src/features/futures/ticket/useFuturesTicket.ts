import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { ReplyOf } from '../../../contract/table.ts';
import { useClient } from '../../../data/client.ts';
import { COIN_SCALE, TIME_MS } from '../../../domain/constants.ts';
import type { Problem } from '../../../domain/forms/form.ts';
import {
  type FuturesKey,
  type FuturesTicketForm,
  futuresTicketForm,
  orderOf,
} from '../../../domain/forms/futures-order.ts';
import { riskRate } from '../../../domain/futures/account.ts';
import { formatAmount } from '../../../domain/number.ts';
import { useFormValues } from '../../../parts/form/useFormField.ts';
import { useSchemaForm } from '../../../parts/form/useSchemaForm.ts';
import {
  type EstimateContext,
  estimateOf,
  mostLots,
  offerOf,
  outcomeAt,
  type RiskAccount,
} from '../../../parts/futures/estimate.ts';
import type { LiveFutures } from '../../../parts/futures/live.ts';
import { MONEY_SCALE } from '../../../parts/futures/position.ts';
import { useFuturesTick } from '../../../parts/futures/ticks.ts';
import { useRiskAccount } from '../../../parts/futures/useRiskAccount.ts';
import type { WhyOrder } from '../../../parts/futures/why.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { balanceQuery } from '../../../parts/wallet/queries.ts';
import { latestQuote } from '../../../state/live/quotes.ts';
import type { Pair } from '../../../state/pairs.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { type LimitKey, limitRules } from './limits.ts';
import { usePlaceFutures } from './usePlaceFutures.tsx';

/** The leverage that a ticket begins with, where it is offered. */
const USUAL = 20;

interface Start {
  /** `short` from an address; else long. */
  readonly side: string | undefined;
  /** It was opened for high leverage (readings D13). */
  readonly isHigh: boolean;
}

const riskOf = ({ money, positions, priceOf }: RiskAccount): string => riskRate(money, positions, priceOf);

/** A price of the wire; undefined where the server had none. */
const known = (price: string | undefined): string | undefined => (price && price !== '0' ? price : undefined);

/** The ticket of one pair: its form, and what the order that stands in it would come to. */
export function useFuturesTicket(
  pair: Pair,
  market: ReplyOf<'futures.market'>,
  live: LiveFutures | undefined,
  start: Start,
) {
  const client = useClient();
  const late = useLateT('futures');
  const errorText = useErrorText();
  const isHidden = useAtomValue(hideBalancesAtom);
  const isSignedIn = useIsSignedIn();
  const tick = useFuturesTick(pair.label);
  const last = latestQuote(client, pair.symbol)?.price ?? pair.now_price;
  const wallet = useQuery(balanceQuery(pair.legal_id, 'lever', isSignedIn));
  const account = useRiskAccount(isSignedIn, live);
  const offer = offerOf(market, pair);
  const index = tick?.index ?? known(market.index_price) ?? last;
  const mark = tick?.mark ?? known(market.mark_price) ?? index;
  const available = isSignedIn ? (live?.balance ?? market.user_lever) : null;
  const context: EstimateContext = {
    symbol: pair.symbol,
    priceDecimals: pair.priceDecimals,
    scale: wallet.data?.decimal_scale ?? COIN_SCALE,
    offer,
    ...{ index, mark },
    account: account ?? null,
  };
  const { multiples, askedAbove } = offer;
  const usual = multiples.includes(USUAL) ? USUAL : (multiples[0] ?? 1);
  const high = start.isHigh ? (multiples.find((level) => level > USUAL) ?? usual) : usual;
  const [isAskedFirst] = useState(isSignedIn && askedAbove !== null && high > askedAbove);
  const wanted = useRef(String(high));
  const placedAt = useRef(Number.NEGATIVE_INFINITY);

  const words = ({ key, values }: Problem<string, FuturesKey | 'priceRequired' | 'lotsRequired' | LimitKey>) =>
    key === 'balance'
      ? late(isHidden ? 'error.balanceHidden' : 'error.balance', {
          coin: pair.legal_name,
          available: formatAmount(available, MONEY_SCALE),
        })
      : late(`error.${key}`, { ...values });

  const { place, busy } = usePlaceFutures(pair, (error) => {
    const say = () => (error.isUnclear ? late('placed.unclear') : errorText(error));
    form.refuse(fieldOf(error.field, form.value('type'), form.value('hasExits')), say);
  });
  const form = useSchemaForm({
    schema: futuresTicketForm(
      { ...offer, pair: pair.label, priceDecimals: pair.priceDecimals },
      { index, exitOn: mark },
      ...limitRules(context, pair.legal_name, available),
    ),
    start: {
      direction: start.side === 'short' ? 'short' : 'long',
      type: 'market',
      multiple: String(isAskedFirst || (askedAbove !== null && high > askedAbove) ? usual : high),
      price: '',
      lots: '',
      hasExits: false,
      takeProfit: '',
      stopLoss: '',
    } as FuturesTicketForm,
    words,
    send: async (asked) => {
      const estimate = estimateOf(orderOf(asked), Number(asked.multiple), context);
      if (!(await place(asked, estimate, context))) return;
      placedAt.current = performance.now();
      if (form.value('lots') === asked.lots) form.set({ lots: '', takeProfit: '', stopLoss: '' });
    },
  });
  const values = useFormValues(form);
  const order = orderOf(values);
  const multiple = Number(values.multiple);
  const isPriced = order.lots !== '0' && order.limit !== '0';
  const estimate = isPriced ? estimateOf(order, multiple, context) : null;
  const most = available === null || order.limit === '0' ? null : mostLots(order, multiple, available, context);
  const outcome = (level: string | null) =>
    level === null || !estimate ? null : { level, profit: outcomeAt(level, order.direction, estimate, context.scale) };
  const outcomes = { takeProfit: outcome(order.takeProfit), stopLoss: outcome(order.stopLoss) };
  const why: WhyOrder | null = estimate && {
    ...{ direction: order.direction, lots: Number(order.lots), multiple: values.multiple },
    ...{ base: pair.currency_name, coin: pair.legal_name, estimate, context },
    exit: outcomes.takeProfit ?? outcomes.stopLoss,
  };

  return {
    form,
    values,
    order,
    offer,
    index,
    estimate,
    context,
    isHidden,
    /** What is free in the account; null for a guest. */
    available,
    /** The most lots that it pays for; null where that is not known. */
    most,
    share: most && order.lots !== '0' ? Math.min(100, Math.round((Number(order.lots) / most) * 100)) : 0,
    setPercent: (percent: number) => {
      const lots = Math.floor(((most ?? 0) * percent) / 100);
      form.set({ lots: lots === 0 ? '' : String(lots) });
    },
    outcomes,
    why,
    /** What of the account must be kept once the order is open, percent; null where that is not known. */
    risk: estimate?.after && account !== undefined ? riskOf(estimate.after) : null,
    isAskedFirst,
    want: (level: string) => {
      wanted.current = level;
    },
    wanted: () => wanted.current,
    busy,
    /** The second tap of a finger that has just placed an order sends nothing, and asks for no lots. */
    submit: () => {
      if (performance.now() - placedAt.current >= TIME_MS.throttle) form.submit();
    },
  };
}

/** The field of the ticket that the exchange blames; what is not on show is said above the button. */
function fieldOf(field: string | undefined, type: FuturesTicketForm['type'], hasExits: boolean) {
  if (field === 'amount' || field === 'lots') return 'lots';
  if (field === 'multiple' || (field === 'price' && type === 'limit')) return field;
  return hasExits && (field === 'takeProfit' || field === 'stopLoss') ? field : 'root';
}

export type FuturesTicket = ReturnType<typeof useFuturesTicket>;
