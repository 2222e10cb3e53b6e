import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinPicker } from '#kit/CoinPicker';
import { Select } from '#kit/Select';
import type { TransferableCoin } from '../../../contract/rows/ledger.ts';
import { COIN_SCALE } from '../../../domain/constants.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import type { WholeWay } from './accounts.ts';

interface CoinSelectProps {
  readonly coins: readonly TransferableCoin[];
  readonly way: WholeWay;
  readonly onChange: (coin: number) => void;
}

/** The coin that moves, and the others with what is free of them in the account that it leaves. */
export function CoinSelect({ coins, way: { coin, from }, onChange }: CoinSelectProps) {
  const { t } = useTranslation('wallet');
  const isHidden = useAtomValue(hideBalancesAtom);
  const [isOpen, setOpen] = useState(false);
  const label = t('transfer.coin');
  return (
    <>
      <Select
        label={label}
        value={String(coin.id)}
        options={[{ key: String(coin.id), label: coin.name }]}
        onOpen={() => setOpen(true)}
        onChange={() => undefined}
      />
      <CoinPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        value={String(coin.id)}
        coins={coins.map(({ id, name, funds }) => ({
          key: String(id),
          symbol: name,
          balance: funds[from]?.available,
          decimals: COIN_SCALE,
        }))}
        hidden={isHidden}
        onChange={(key) => onChange(Number(key))}
      />
    </>
  );
}
