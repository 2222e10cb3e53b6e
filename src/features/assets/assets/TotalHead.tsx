import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AllocationBar } from '#kit/AllocationBar';
import { IconButton } from '#kit/IconButton';
import { ClockIcon, EyeIcon, EyeSlashIcon } from '#kit/icons';
import { LeadFigure } from '#kit/LeadFigure';
import { Skeleton } from '#kit/Skeleton';
import type { WalletList } from '../../../contract/rows/wallet.ts';
import { directionOf, formatAmount, formatFiat, formatRate, formatSigned } from '../../../domain/number.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';
import { Head, Label } from '../shared/Assets.styles.ts';
import { sharesOf, totalOf } from './holdings.ts';
import { Day, Line, Stale } from './TotalHead.styles.ts';

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
    <Head>
      <Label>
        {t('total')}
        <IconButton
          label={t(isHidden ? 'show' : 'hide')}
          icon={isHidden ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
          onClick={() => setHidden(!isHidden)}
        />
      </Label>
      {wallet ? (
        <Figures wallet={wallet} isHidden={isHidden} lastKnownAt={lastKnownAt} />
      ) : (
        <Skeleton height="2.75rem" width="13rem" />
      )}
    </Head>
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
        <Stale>
          <ClockIcon size={20} />
          {t('lastKnown', { time: formatDateTime(lastKnownAt, { date: false }) })}
        </Stale>
      ) : isHidden ? null : (
        <Line>
          {formatFiat(toFiat(total), code, { approximate: true })}
          {profit === undefined ? null : (
            <Day data-direction={directionOf(profit)}>
              {formatSigned(profit, 2)} {t('today')}
            </Day>
          )}
        </Line>
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
