import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ArrowDownRightIcon, ArrowUpRightIcon, ClockIcon } from '#kit/icons';
import { useGo } from '../../../parts/navigation/index.ts';
import { useRequireLogin } from '../../../parts/useRequireLogin.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { type Pair, pairIds } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';

/** Buy and sell lead to the ticket with the side set; while prices are old one says so in their place, as there; a guest is asked to log in first, and comes to the ticket after it. */
export function SideButtons({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('trade');
  const go = useGo();
  const requireLogin = useRequireLogin();
  const isSignedIn = useIsSignedIn();
  const { staleSince } = useFreshness(pair.symbol);
  const place = pairIds(pair);
  const open = (side: 'buy' | 'sell') => go.open('pages/transaction/currency', { ...place, side });
  if (!isSignedIn)
    return (
      <Button block onClick={() => requireLogin('pages/transaction/currency', place)}>
        {t('login')}
      </Button>
    );
  if (staleSince !== null)
    return (
      <Button block disabled variant="secondary" icon={<ClockIcon size={20} />}>
        {t('waiting')}
      </Button>
    );
  return (
    <>
      <Button block variant="buy" icon={<ArrowUpRightIcon size={20} />} onClick={() => open('buy')}>
        {t('buy', { coin: pair.currency_name })}
      </Button>
      <Button block variant="sell" icon={<ArrowDownRightIcon size={20} />} onClick={() => open('sell')}>
        {t('sell', { coin: pair.currency_name })}
      </Button>
    </>
  );
}
