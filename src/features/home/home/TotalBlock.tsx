import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ChangeText } from '#kit/ChangeText';
import { IconButton } from '#kit/IconButton';
import { ArrowLineDownIcon, EyeIcon, EyeSlashIcon } from '#kit/icons';
import { LeadFigure } from '#kit/LeadFigure';
import { MediaRow } from '#kit/MediaRow';
import { Skeleton } from '#kit/Skeleton';
import { Inset, Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { ReplyOf } from '../../../contract/table.ts';
import { formatAmount } from '../../../domain/number.ts';
import { plus } from '../../../domain/scaled.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';
import { BlockError } from './BlockError.tsx';
import { TotalSkeleton } from './HomeSkeletons.tsx';
import { walletQuery } from './queries.ts';

/** What the user owns over all accounts, the day's result, and the way to deposit. */
export function TotalBlock() {
  const { t } = useTranslation('home');
  const go = useGo();
  const [isHidden, setHidden] = useAtom(hideBalancesAtom);
  const { data, isError, refetch } = useQuery(walletQuery(true));

  if (isError && !data) return <BlockError title={t('total.failed')} onRetry={() => void refetch()} />;
  return (
    <Inset bottom={16}>
      <MediaRow
        align="end"
        end={
          data ? (
            <Button
              variant="primary"
              size="md"
              icon={<ArrowLineDownIcon size={20} />}
              onClick={() => go.open('pages/fund/select', { url: 'receive' })}
            >
              {t('total.deposit')}
            </Button>
          ) : (
            <Skeleton shape="block" width="7rem" height="2.5rem" />
          )
        }
      >
        <Row>
          <Text look="label" tone="secondary">
            {t('total.label')}
          </Text>
          <IconButton
            flat
            tone="quiet"
            label={t(isHidden ? 'total.show' : 'total.hide')}
            icon={isHidden ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
            onClick={() => setHidden(!isHidden)}
          />
        </Row>
        {data ? <Figures wallets={data} isHidden={isHidden} /> : <TotalSkeleton />}
      </MediaRow>
    </Inset>
  );
}

interface FiguresProps {
  readonly wallets: ReplyOf<'wallet.list'>;
  readonly isHidden: boolean;
}

function Figures({ wallets, isHidden }: FiguresProps) {
  const { t } = useTranslation('home');
  const { code, toFiat } = useFiat();
  const { change, legal, lever, micro } = wallets.accounts;
  const total = [change, legal, lever, micro].map(({ usdt_total }) => usdt_total).reduce(plus, '0');
  const profit = wallets.today_profit;
  return (
    <>
      <LeadFigure value={formatAmount(toFiat(total), 2)} unit={code} hidden={isHidden} besideButton />
      {profit === undefined || isHidden ? null : (
        <Text as="div" look="label" tone="tertiary">
          <Row wrap gap={8}>
            <ChangeText value={toFiat(profit)} scale={2} percent={wallets.today_profit_rate ?? '0'} />
            {t('total.today')}
          </Row>
        </Text>
      )}
    </>
  );
}
