import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AllocationBar } from '#kit/AllocationBar';
import { FiatText } from '#kit/FiatText';
import { IconButton } from '#kit/IconButton';
import { ClockIcon, EyeIcon, EyeSlashIcon } from '#kit/icons';
import { LeadFigure } from '#kit/LeadFigure';
import { Skeleton } from '#kit/Skeleton';
import { Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { WalletList } from '../../../contract/rows/wallet.ts';
import { directionOf, formatAmount, formatRate, formatSigned } from '../../../domain/number.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';
import { sharesOf, totalOf } from './holdings.ts';

interface TotalHeadProps {
  readonly wallet: WalletList | undefined;
  /** When the shown figures were read, where a newer reading failed; unix ms. */
  readonly lastKnownAt: number | null;
}

/** The total over all accounts with its fiat value and the day's result (readings G17). */
export function TotalHead({ wallet, lastKnownAt }: TotalHeadProps) {
  const { t } = useTranslation('assets');
  const [isHidden, setHidden] = useAtom(hideBalancesAtom);
  return (
    <Stack as="header" edge="gutter" gap={4} sized>
      <Row>
        <Text tone="secondary">{t('total')}</Text>
        <IconButton
          label={t(isHidden ? 'show' : 'hide')}
          icon={isHidden ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
          onClick={() => setHidden(!isHidden)}
        />
      </Row>
      {wallet ? (
        <Figures wallet={wallet} isHidden={isHidden} lastKnownAt={lastKnownAt} />
      ) : (
        <Skeleton height="2.75rem" width="13rem" />
      )}
    </Stack>
  );
}

interface FiguresProps {
  readonly wallet: WalletList;
  readonly isHidden: boolean;
  readonly lastKnownAt: number | null;
}

function Figures({ wallet, isHidden, lastKnownAt }: FiguresProps) {
  const { t } = useTranslation('assets');
  const { code, toFiat } = useFiat();
  const total = totalOf(wallet);
  const profit = wallet.today_profit;
  const isStale = lastKnownAt !== null;
  return (
    <>
      <LeadFigure value={formatAmount(total, 2)} unit="USDT" hidden={isHidden} isStale={isStale} />
      {isStale ? (
        <Text tone="stale" icon={<ClockIcon size={20} />}>
          {t('lastKnown', { time: formatDateTime(lastKnownAt, { date: false }) })}
        </Text>
      ) : isHidden ? null : (
        <Row wrap gap={8} bottom={12}>
          <Text tone="secondary">
            <FiatText value={toFiat(total)} code={code} approximate />
          </Text>
          {profit === undefined ? null : (
            <Text direction={directionOf(profit)} numeric>
              {formatSigned(profit, 2)} {t('today')}
            </Text>
          )}
        </Row>
      )}
      {isStale || isHidden ? null : (
        <AllocationBar
          parts={sharesOf(wallet).map(({ coin, share }) => ({
            key: coin,
            share,
            label: coin === 'other' ? t('allocation.other') : coin,
            ...(coin !== 'other' && { shareText: formatRate(String(share * 100), 1) }),
          }))}
        />
      )}
    </>
  );
}
