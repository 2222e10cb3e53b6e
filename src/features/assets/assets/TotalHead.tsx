import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#kit/ChangeText';
import { FiatText } from '#kit/FiatText';
import { IconButton } from '#kit/IconButton';
import { ClockIcon, EyeIcon, EyeSlashIcon } from '#kit/icons';
import { LeadFigure } from '#kit/LeadFigure';
import { Skeleton } from '#kit/Skeleton';
import { Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { WalletList } from '../../../contract/rows/wallet.ts';
import { formatAmount, HIDDEN } from '../../../domain/number.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';
import { totalOf } from './holdings.ts';

interface TotalHeadProps {
  readonly wallet: WalletList | undefined;
  /** Nothing came and nothing is kept: no total is told. */
  readonly hasFailed: boolean;
  /** When the shown figures were read, where a newer reading failed; unix ms. */
  readonly lastKnownAt: number | null;
}

/** The total over all accounts with its fiat value and the day's result (readings G17). */
export function TotalHead({ wallet, hasFailed, lastKnownAt }: TotalHeadProps) {
  const { t } = useTranslation('assets');
  const [isHidden, setHidden] = useAtom(hideBalancesAtom);
  return (
    <Stack edge="gutter" bottom={16} sized>
      <Row>
        <Text tone="secondary">{t('total')}</Text>
        <IconButton
          flat
          tone="quiet"
          label={t(isHidden ? 'show' : 'hide')}
          icon={isHidden ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
          onClick={() => setHidden(!isHidden)}
        />
      </Row>
      {wallet ? <Figures wallet={wallet} isHidden={isHidden} lastKnownAt={lastKnownAt} /> : null}
      {wallet || !hasFailed ? null : <LeadFigure value={null} unit="USDT" isStale />}
      {wallet || hasFailed ? null : (
        <Stack gap={8} top={4} bottom={4}>
          <Skeleton height="2.25rem" width="13rem" />
          <Skeleton height="0.875rem" width="9rem" />
        </Stack>
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
  const total = totalOf(wallet);
  const isStale = lastKnownAt !== null;
  return (
    <>
      <LeadFigure value={formatAmount(total, 2)} unit="USDT" hidden={isHidden} isStale={isStale} />
      {isStale ? (
        <Text tone="stale" icon={<ClockIcon size={20} />}>
          {t('lastKnown', { time: formatDateTime(lastKnownAt, { date: false }) })}
        </Text>
      ) : (
        <DayLine wallet={wallet} total={total} isHidden={isHidden} />
      )}
    </>
  );
}

interface DayLineProps {
  readonly wallet: WalletList;
  readonly total: string;
  readonly isHidden: boolean;
}

/** What the day brought, and the value in the user's currency where that is another than the total's. */
function DayLine({ wallet, total, isHidden }: DayLineProps) {
  const { t } = useTranslation('assets');
  const { code, toFiat } = useFiat();
  const profit = wallet.today_profit;
  // The line keeps its place: nothing below it jumps when amounts are hidden.
  if (isHidden) return <Text tone="secondary">{HIDDEN}</Text>;
  return (
    <Row wrap gap={8}>
      {profit === undefined ? null : (
        <Text as="div" look="label" tone="secondary">
          <Row wrap gap={8}>
            <ChangeText value={profit} scale={2} percent={wallet.today_profit_rate ?? '0'} />
            {t('today')}
          </Row>
        </Text>
      )}
      {code === 'USD' ? null : (
        <Text tone="secondary">
          <FiatText value={toFiat(total)} code={code} approximate />
        </Text>
      )}
    </Row>
  );
}
