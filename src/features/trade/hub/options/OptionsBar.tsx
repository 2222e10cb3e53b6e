import { atom, useAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ArrowDownRightIcon, ArrowUpRightIcon, ClockIcon } from '#kit/icons';
import type { OptionOrder } from '../../../../contract/rows/option.ts';
import { useClient } from '../../../../data/client.ts';
import { clockOf } from '../../../../data/clock.ts';
import type { OptionDirection } from '../../../../domain/options.ts';
import { LateOptionSheet, LateOptionTicket, LateRunningChip } from '../../../../parts/options/late.ts';
import { dueAtOf } from '../../../../parts/options/option.ts';
import { useRequireLogin } from '../../../../parts/useRequireLogin.ts';
import { useFreshness } from '../../../../state/live/freshness.ts';
import { isClosed, type Pair } from '../../../../state/pairs.ts';
import { useIsSignedIn } from '../../../../state/session-atoms.ts';
import { useRunning } from './useRunning.ts';

/** Options that the user has made small, for as long as the app is open: the others stand in front after a reload. */
const minimisedAtom = atom<readonly number[]>([]);

/** Up and Down with their ticket, the countdown of what runs on the pair, and its chip while it is minimised. */
export default function OptionsBar({ pair }: { readonly pair: Pair }) {
  const [ticket, setTicket] = useState<OptionDirection | null>(null);
  const [shown, setShown] = useState<OptionOrder | null>(null);
  const [minimised, setMinimised] = useAtom(minimisedAtom);
  const running = useRunning(pair, shown?.id, setShown);
  const now = clockOf(useClient()).now();
  const unseen = running.find((row) => !minimised.includes(row.id) && dueAtOf(row) > now);
  useEffect(() => {
    if (unseen && !ticket) setShown((now) => now ?? unseen);
  }, [unseen, ticket]);
  const [next] = running.filter(({ id }) => id !== shown?.id).sort((one, other) => dueAtOf(one) - dueAtOf(other));
  const close = () => {
    if (shown) setMinimised([...minimised, shown.id]);
    setShown(null);
  };
  return (
    <>
      <Ways pair={pair} onChoose={setTicket} />
      <Suspense fallback={null}>
        {next ? <LateRunningChip key={next.id} row={next} onPress={() => setShown(next)} /> : null}
        {ticket ? (
          <LateOptionTicket
            pair={pair}
            direction={ticket}
            onDirection={setTicket}
            onClose={() => setTicket(null)}
            onTaken={(order) => {
              setTicket(null);
              setShown(order);
            }}
          />
        ) : null}
        {shown ? (
          <LateOptionSheet
            key={shown.id}
            row={shown}
            onClose={close}
            onAgain={() => {
              close();
              setTicket('up');
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

interface WaysProps {
  readonly pair: Pair;
  readonly onChoose: (direction: OptionDirection) => void;
}

/** The two directions, or why there are none. */
function Ways({ pair, onChoose }: WaysProps) {
  const { t } = useTranslation('options');
  const requireLogin = useRequireLogin();
  const isSignedIn = useIsSignedIn();
  const { staleSince } = useFreshness(pair.symbol);
  const off = (words: string, isWaiting = false) => (
    <Button block disabled variant="secondary" icon={isWaiting ? <ClockIcon size={20} /> : undefined}>
      {words}
    </Button>
  );
  if (!pair.open_microtrade) return off(t('ticket.notHere'));
  if (isClosed(pair)) return off(t('ticket.closed'));
  if (!isSignedIn)
    return (
      <Button block onClick={() => requireLogin()}>
        {t('ticket.login')}
      </Button>
    );
  if (staleSince !== null) return off(t('ticket.stale'), true);
  return (
    <>
      <Button block variant="buy" icon={<ArrowUpRightIcon size={20} />} onClick={() => onChoose('up')}>
        {t('direction.up')}
      </Button>
      <Button block variant="sell" icon={<ArrowDownRightIcon size={20} />} onClick={() => onChoose('down')}>
        {t('direction.down')}
      </Button>
    </>
  );
}
