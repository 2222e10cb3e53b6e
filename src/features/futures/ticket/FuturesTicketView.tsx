import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#kit/Button';
import { ClockIcon } from '#kit/icons';
import { Split } from '#kit/Split';
import { Inset, Stack } from '#kit/Stack';
import type { ReplyOf } from '../../../contract/table.ts';
import { FormError } from '../../../parts/form/FormError.tsx';
import {
  LateMultipleSheet,
  LateRiskSheet,
  LateTransferSheet,
  LateWhySheet,
} from '../../../parts/futures/late-ticket-sheets.ts';
import type { LiveFutures } from '../../../parts/futures/live.ts';
import { TONE_OF } from '../../../parts/futures/position.ts';
import type { WhyTopic } from '../../../parts/futures/why.ts';
import { useParams } from '../../../parts/navigation/index.ts';
import { BookPane } from '../../../parts/pairs/BookPane.tsx';
import { useRequireLogin } from '../../../parts/useRequireLogin.ts';
import type { Pair } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { FuturesExits } from './FuturesExits.tsx';
import { FuturesFacts } from './FuturesFacts.tsx';
import { FuturesFields } from './FuturesFields.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { useFuturesSubmitState } from './useFuturesSubmitState.ts';
import { useFuturesTicket } from './useFuturesTicket.ts';

interface FuturesTicketViewProps {
  readonly pair: Pair;
  readonly market: ReplyOf<'futures.market'>;
  readonly live: LiveFutures | undefined;
  /** Levels of the book, a side. */
  readonly rows: number;
  /** Where the button stays, at the lower edge. */
  readonly foot: HTMLElement | null;
}

/** The fields beside the book, where the order may end, what the user has on the pair, and the button that names what it does. */
export function FuturesTicketView({ pair, market, live, rows, foot }: FuturesTicketViewProps) {
  const isSignedIn = useIsSignedIn();
  const requireLogin = useRequireLogin();
  const params = useParams();
  const ticket = useFuturesTicket(pair, market, live, { side: params.side, isHigh: params.preset === 'high' });
  const { form, values, offer, estimate } = ticket;
  const [beside, setBeside] = useState<'multiple' | 'questions' | 'transfer' | WhyTopic | null>(
    ticket.isAskedFirst ? 'questions' : null,
  );
  const close = () => setBeside(null);
  const setMultiple = (level: string) => {
    const isAsked = offer.askedAbove !== null && Number(level) > offer.askedAbove;
    ticket.want(level);
    if (!isAsked) form.set({ multiple: level });
    setBeside(isAsked && requireLogin() ? 'questions' : null);
  };
  const why = beside === 'multiple' || beside === 'questions' || beside === 'transfer' ? null : beside;
  return (
    <>
      {foot ? createPortal(<Submit pair={pair} ticket={ticket} />, foot) : null}
      <Split top={4} bottom={8}>
        <Stack gap={8}>
          <FuturesFields
            pair={pair}
            ticket={ticket}
            onMultiple={setMultiple}
            onMultiples={() => setBeside('multiple')}
          />
          <FuturesFacts pair={pair} ticket={ticket} onWhy={setBeside} onTransfer={() => setBeside('transfer')} />
        </Stack>
        <BookPane pair={pair} rows={rows} onPick={(price) => form.set({ type: 'limit', price })} />
      </Split>
      <Inset top={8} bottom={16}>
        <FuturesExits pair={pair} ticket={ticket} onWhy={() => setBeside('profit')} />
        <FormError text={form.error} />
      </Inset>
      <OwnPanel pair={pair} rows={market.my_transaction} live={live} />
      <Suspense fallback={null}>
        {beside === 'multiple' ? (
          <LateMultipleSheet
            levels={offer.multiples}
            value={values.multiple}
            tier={estimate?.tier}
            coin={pair.legal_name}
            onChoose={setMultiple}
            onClose={close}
          />
        ) : null}
        {beside === 'questions' && isSignedIn && offer.askedAbove !== null ? (
          <LateRiskSheet
            above={offer.askedAbove}
            onPassed={() => {
              form.set({ multiple: ticket.wanted() });
              close();
            }}
            onClose={close}
          />
        ) : null}
        {beside === 'transfer' && isSignedIn ? (
          <LateTransferSheet coin={pair.legal_id} name={pair.legal_name} to="futures" onClose={close} />
        ) : null}
        {why && ticket.why ? <LateWhySheet topic={why} onTopic={setBeside} order={ticket.why} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

interface SubmitProps {
  readonly pair: Pair;
  readonly ticket: ReturnType<typeof useFuturesTicket>;
}

function Submit({ pair, ticket }: SubmitProps) {
  const requireLogin = useRequireLogin();
  const submit = useFuturesSubmitState(pair, ticket);
  return (
    <Button
      block
      variant={submit.look ?? TONE_OF[ticket.values.direction]}
      busy={ticket.busy}
      disabled={submit.isOff}
      icon={submit.isWaiting ? <ClockIcon size={20} /> : undefined}
      onClick={() => requireLogin() && ticket.submit()}
    >
      {submit.label}
    </Button>
  );
}
