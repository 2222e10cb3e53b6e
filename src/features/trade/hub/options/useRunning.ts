import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { toast } from '#kit/feedback';
import { OPTION_STATUS } from '../../../../contract/codes.ts';
import type { OptionOrder } from '../../../../contract/rows/option.ts';
import { call } from '../../../../data/call.ts';
import { useClient } from '../../../../data/client.ts';
import { callQuery } from '../../../../data/query.ts';
import { formatAmount } from '../../../../domain/number.ts';
import { endOf, isEnded, STAKE_SCALE } from '../../../../parts/options/option.ts';
import { useLateT } from '../../../../parts/useLateT.ts';
import type { Pair } from '../../../../state/pairs.ts';
import { useIsSignedIn } from '../../../../state/session-atoms.ts';

/** As many as the exchange lets a user have open. */
const MOST = 20;

/**
 * The user's options that run on a pair, as the exchange knows them: what a reload or a locked phone has forgotten is there again.
 * One that ends while it is minimised is told of, with the way to its result.
 */
export function useRunning(
  pair: Pair,
  shown: number | undefined,
  onView: (order: OptionOrder) => void,
): readonly OptionOrder[] {
  const client = useClient();
  const late = useLateT('options');
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery(
    callQuery(
      'options.orders',
      { match_id: pair.id, status: String(OPTION_STATUS.open) as '1', limit: MOST },
      { enabled: isSignedIn },
    ),
  );
  const running = useMemo(() => (isSignedIn && data ? data.data : []), [isSignedIn, data]);
  const before = useRef<readonly OptionOrder[]>([]);
  const [viewed, view] = [useRef(shown), useRef(onView)];
  viewed.current = shown;
  view.current = onView;
  useEffect(() => {
    const gone = before.current.filter(({ id }) => id !== viewed.current && !running.some((row) => row.id === id));
    before.current = running;
    for (const { id } of gone)
      void call(client, 'options.order', { id }).then(
        (order) => {
          const end = endOf(order);
          if (!isEnded(order) || end === 'returned') return;
          toast(
            () =>
              late(`result.told.${end}`, {
                pair: order.symbol_name,
                amount: formatAmount(order.fact_profits.replace('-', ''), STAKE_SCALE),
                coin: order.currency_name,
              }),
            {
              icon: 'info',
              action: { label: late('result.view'), onPress: () => view.current(order) },
            },
          );
        },
        () => undefined,
      );
  }, [client, late, running, view, viewed]);
  return running;
}
