import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PnlCard } from '#kit/PnlCard';
import { SettingRow } from '#kit/SettingRow';
import { Sheet } from '#kit/Sheet';
import { Stack } from '#kit/Stack';
import { Switch } from '#kit/Switch';
import type { Position } from '../../contract/rows/position.ts';
import { useClient } from '../../data/client.ts';
import { clockOf } from '../../data/clock.ts';
import { decimalsOf } from '../../domain/decimal-text.ts';
import { fixedTo } from '../../domain/money.ts';
import { formatDateTime } from '../../domain/time.ts';
import type { Pair } from '../../state/pairs.ts';
import { useUser } from '../../state/session.ts';
import { useSite } from '../../state/site.ts';
import { MONEY_SCALE, returnOf, sideOf } from './position.ts';

interface ShareSheetProps {
  readonly position: Position;
  readonly pair: Pair | undefined;
  readonly onClose: () => void;
}

/** A position as a picture to share, as it stood when the sheet was opened; the amount may be kept back. */
export function ShareSheet({ position: live, pair, onClose }: ShareSheetProps) {
  const { t } = useTranslation('positions');
  const { t: tFutures } = useTranslation('futures');
  const client = useClient();
  const { data: user } = useUser();
  const { name } = useSite();
  // A picture that moves on under the finger is none.
  const [{ position, at }] = useState(() => ({ position: live, at: clockOf(client).now() }));
  const [isHidden, setHidden] = useState(false);
  const side = sideOf(position);
  const [, coin = ''] = position.symbol.split('/');
  const rate = returnOf(position.profits, position.origin_caution_money);
  return (
    <Sheet open onClose={onClose} title={t('share.title')}>
      <Stack gap={12}>
        <SettingRow
          label={t('share.hide')}
          trailing={<Switch label={t('share.hide')} checked={isHidden} onChange={setHidden} />}
        />
        <PnlCard
          site={name}
          pair={position.symbol}
          side={side}
          sideLabel={tFutures(`sideAt.${side}`, { multiple: position.multiple })}
          rate={rate === null ? null : fixedTo(rate, MONEY_SCALE)}
          {...(!isHidden && { pnl: position.profits })}
          unit={coin}
          entry={position.price}
          mark={position.update_price}
          decimals={pair?.priceDecimals ?? decimalsOf(position.price)}
          time={t('share.at', { time: formatDateTime(at, { time: 'minutes' }) })}
          inviteCode={user?.extension_code}
          labels={{
            rate: tFutures('position.return'),
            entry: tFutures('position.entry'),
            mark: tFutures('position.mark'),
            invite: t('share.invite'),
            share: t('share.share'),
            save: t('share.save'),
          }}
        />
      </Stack>
    </Sheet>
  );
}
