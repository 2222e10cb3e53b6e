import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ArrowDownRightIcon, ArrowUpRightIcon } from '#kit/icons';
import { useGo } from '../../../parts/navigation/index.ts';
import type { Pair } from '../../../state/pairs.ts';

/** Buy and sell lead to the ticket with the side set; a guest is asked to log in there, at the order itself. */
export function SideButtons({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('trade');
  const go = useGo();
  const open = (side: 'buy' | 'sell') =>
    go.open('pages/transaction/currency', { currency_id: pair.currency_id, legal_id: pair.legal_id, side });
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
