import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ButtonRow } from '#kit/ButtonRow';
import { Inset } from '#kit/Stack';
import type { AccountKind } from '../../../contract/rows/wallet.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import type { Pair } from '../../../state/pairs.ts';

interface RecordActionsProps {
  readonly currency: number;
  readonly kind: AccountKind;
  /** The pair in which the coin trades, where there is one. */
  readonly pair: Pair | undefined;
}

/** What may be done with a coin depends on where it lies: spot money may leave and trade, and all of it moves between accounts. */
export function RecordActions({ currency, kind, pair }: RecordActionsProps) {
  const { t } = useTranslation('assets');
  const go = useGo();
  const isSpot = kind === 'change';
  return (
    <Inset top={16} bottom={16}>
      <ButtonRow>
        {isSpot ? (
          <>
            <Button variant="secondary" size="md" block onClick={() => go.open('pages/fund/receive', { currency })}>
              {t('actions.recharge')}
            </Button>
            <Button variant="secondary" size="md" block onClick={() => go.open('pages/fund/withdraw', { currency })}>
              {t('actions.withdraw')}
            </Button>
          </>
        ) : null}
        <Button
          variant="secondary"
          size="md"
          block
          onClick={() => go.open('pages/fund/fundTransfer', { currency, from: kind })}
        >
          {t('actions.transfer')}
        </Button>
        {isSpot && pair ? (
          <Button
            size="md"
            block
            onClick={() =>
              go.open('pages/transaction/currency', { currency_id: pair.currency_id, legal_id: pair.legal_id })
            }
          >
            {t('actions.trade')}
          </Button>
        ) : null}
      </ButtonRow>
    </Inset>
  );
}
