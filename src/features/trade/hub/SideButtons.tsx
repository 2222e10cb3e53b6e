import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ArrowDownRightIcon, ArrowUpRightIcon } from '#kit/icons';
import { useGo } from '../../../parts/navigation/index.ts';
import { useRequireLogin } from '../../../parts/useRequireLogin.ts';
import type { Pair } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';

/** Buy and sell lead to the ticket with the side set; a guest is asked to log in first, and comes to the ticket after it. */
export function SideButtons({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('trade');
  const go = useGo();
  const requireLogin = useRequireLogin();
  const isSignedIn = useIsSignedIn();
  const place = { currency_id: pair.currency_id, legal_id: pair.legal_id };
  const open = (side: 'buy' | 'sell') => go.open('pages/transaction/currency', { ...place, side });
  if (!isSignedIn)
    return (
      <Button block onClick={() => requireLogin('pages/transaction/currency', place)}>
        {t('login')}
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
