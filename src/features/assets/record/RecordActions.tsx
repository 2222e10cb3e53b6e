import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ButtonRow } from '#kit/ButtonRow';
import type { WalletDetail } from '../../../contract/rows/ledger.ts';
import type { AccountKind } from '../../../contract/rows/wallet.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { type Pair, pairIds } from '../../../state/pairs.ts';

interface RecordActionsProps {
  readonly balance: WalletDetail;
  readonly kind: AccountKind;
  /** The pair in which the coin trades, where there is one. */
  readonly pair: Pair | undefined;
}

/** What may be done with a coin depends on where it lies: spot money may come, leave and trade, and moves between accounts from the head of the screen; other money moves alone. */
export function RecordActions({ balance: { currency, currency_name }, kind, pair }: RecordActionsProps) {
  const { t } = useTranslation('assets');
  const go = useGo();
  if (kind !== 'change')
    return (
      <Button onClick={() => go.open('pages/fund/fundTransfer', { currency, from: kind })}>
        {t('actions.transfer')}
      </Button>
    );
  return (
    <ButtonRow>
      <Button
        variant={pair ? 'secondary' : 'primary'}
        block
        onClick={() => go.open('pages/fund/receive', { currency })}
      >
        {t('actions.recharge')}
      </Button>
      <Button variant="secondary" block onClick={() => go.open('pages/fund/withdraw', { currency })}>
        {t('actions.withdraw')}
      </Button>
      {pair ? (
        <Button block onClick={() => go.open('pages/transaction/currency', pairIds(pair))}>
          {t('record.trade', { coin: currency_name })}
        </Button>
      ) : null}
    </ButtonRow>
  );
}
