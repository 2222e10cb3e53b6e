import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { FloatChip } from '#kit/FloatChip';
import { ArrowDownRightIcon, ArrowUpRightIcon, ChartLineUpIcon, ClockIcon } from '#kit/icons';
import { sum } from '../../../../domain/money.ts';
import { useFuturesLive, withLive } from '../../../../parts/futures/live.ts';
import { isOpen, MONEY_SCALE } from '../../../../parts/futures/position.ts';
import { futuresMarketQuery } from '../../../../parts/futures/queries.ts';
import { useGo } from '../../../../parts/navigation/index.ts';
import { useRequireLogin } from '../../../../parts/useRequireLogin.ts';
import { useFreshness } from '../../../../state/live/freshness.ts';
import { isClosed, type Pair, pairIds } from '../../../../state/pairs.ts';
import { useIsSignedIn } from '../../../../state/session-atoms.ts';

/** Long and Short lead to the ticket with the side set, or one button says why they do not; what the user has open on the pair floats above them. */
export default function FuturesBar({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('futures');
  const go = useGo();
  const requireLogin = useRequireLogin();
  const isSignedIn = useIsSignedIn();
  const { staleSince } = useFreshness(pair.symbol);
  const place = pairIds(pair);
  const off = (words: string, isWaiting = false) => (
    <Button block disabled variant="secondary" icon={isWaiting ? <ClockIcon size={20} /> : undefined}>
      {words}
    </Button>
  );
  if (!pair.open_lever) return off(t('notHere', { pair: pair.label }));
  const open = (side: 'long' | 'short') => go.open('pages/transaction/contract', { ...place, side });
  if (!isSignedIn)
    return (
      <Button block onClick={() => requireLogin('pages/transaction/contract', place)}>
        {t('submit.login')}
      </Button>
    );
  const isShut = isClosed(pair);
  return (
    <>
      <OwnChip pair={pair} isStale={staleSince !== null} onPress={() => go.open('pages/transaction/contract_order')} />
      {isShut || staleSince !== null ? (
        off(t(isShut ? 'close.closed' : 'close.stale'), !isShut)
      ) : (
        <>
          <Button block variant="buy" icon={<ArrowUpRightIcon size={20} />} onClick={() => open('long')}>
            {t('side.long')}
          </Button>
          <Button block variant="sell" icon={<ArrowDownRightIcon size={20} />} onClick={() => open('short')}>
            {t('side.short')}
          </Button>
        </>
      )}
    </>
  );
}

interface OwnChipProps {
  readonly pair: Pair;
  readonly isStale: boolean;
  readonly onPress: () => void;
}

/** What is open on the pair, and what it comes to now; the way to all positions. */
function OwnChip({ pair, isStale, onPress }: OwnChipProps) {
  const { t } = useTranslation('futures');
  const live = useFuturesLive();
  const { data } = useQuery(futuresMarketQuery(pair));
  const own = (data?.my_transaction ?? []).filter(isOpen).map((position) => withLive(position, live));
  if (own.length === 0) return null;
  return (
    <FloatChip
      name={pair.currency_name}
      icon={<ChartLineUpIcon size={16} />}
      result={sum(own.map(({ profits }) => profits))}
      scale={MONEY_SCALE}
      isStale={isStale}
      label={t('own.all')}
      onPress={onPress}
    />
  );
}
