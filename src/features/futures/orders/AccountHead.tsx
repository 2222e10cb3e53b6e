import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { IconButton } from '#kit/IconButton';
import { InfoIcon } from '#kit/icons';
import { LeadFigure } from '#kit/LeadFigure';
import { RiskMeter } from '#kit/RiskMeter';
import { Skeleton } from '#kit/Skeleton';
import { Stack } from '#kit/Stack';
import { StatGrid } from '#kit/StatGrid';
import { RISK_WARNING } from '../../../domain/futures/account.ts';
import { sum } from '../../../domain/money.ts';
import { compareDecimal, directionOf } from '../../../domain/number.ts';
import { LateRiskWhy } from '../../../parts/futures/late-position-sheets.ts';
import type { accountWithLive } from '../../../parts/futures/live.ts';
import { MONEY_SCALE } from '../../../parts/futures/position.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { EyeLabel } from '../../../parts/wallet/EyeLabel.tsx';
import { useFreshness } from '../../../state/live/freshness.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';

interface AccountHeadProps {
  readonly query: { readonly isPending: boolean; readonly error: Error | null; refetch(): unknown };
  /** As it stands now. */
  readonly account: ReturnType<typeof accountWithLive>;
}

/** From this risk rate on little is left before all is closed. */
const DANGER = '80';

const SKELETON = (
  <Stack edge="gutter" gap={16}>
    <Skeleton width="9rem" height="2.25rem" />
    <Skeleton shape="block" height="4rem" />
    <Skeleton shape="block" height="2.5rem" />
  </Stack>
);

/** What the account stands at: what is won or lost in all, how near it is to its liquidation, and what it has. */
export function AccountHead({ query, account }: AccountHeadProps) {
  const { t } = useTranslation('positions');
  const isHidden = useAtomValue(hideBalancesAtom);
  const { staleSince } = useFreshness();
  const [isAsking, setAsking] = useState(false);
  const money = (value: string | undefined) => (
    <AmountText value={value ?? null} scale={MONEY_SCALE} hidden={isHidden} />
  );
  const profit = account?.profits_total ?? null;
  const risk = account?.risk_rate ?? null;
  const isOver = (bound: string) => risk !== null && compareDecimal(risk, bound) >= 0;
  return (
    <Stack top={8} bottom={12}>
      <QueryState
        isPart
        isLoading={query.isPending}
        error={account ? null : query.error}
        onRetry={() => void query.refetch()}
        errorTitle={t('account.failed')}
        skeleton={SKELETON}
      >
        {account ? (
          <Stack edge="gutter" gap={12}>
            <Stack>
              <EyeLabel label={t('account.profit')} />
              <LeadFigure
                signed
                size="headline"
                value={profit}
                scale={MONEY_SCALE}
                unit="USDT"
                hidden={isHidden}
                tone={directionOf(profit)}
                isStale={staleSince !== null}
              />
            </Stack>
            {risk === null ? null : (
              <RiskMeter
                value={risk}
                label={t('risk.label')}
                warnAt={Number(RISK_WARNING)}
                dangerAt={Number(DANGER)}
                words={{
                  safe: t('risk.safe'),
                  warning: t('risk.warning'),
                  danger: t('risk.danger'),
                  warn: t('risk.warn'),
                  liquidation: t('risk.liquidation'),
                }}
                help={
                  <IconButton
                    flat="end"
                    tone="quiet"
                    label={t('why.risk.title')}
                    icon={<InfoIcon size={16} />}
                    onClick={() => setAsking(true)}
                  />
                }
                note={isOver(RISK_WARNING) ? t(isOver(DANGER) ? 'risk.noteDanger' : 'risk.noteWarning') : null}
              />
            )}
            <StatGrid
              items={[
                { label: t('account.worth'), value: money(worthOf(account)) },
                { label: t('account.margin'), value: money(account.caution_money_total) },
                { label: t('account.available'), value: money(account.balance) },
              ]}
            />
          </Stack>
        ) : null}
      </QueryState>
      {isAsking ? (
        <Suspense fallback={null}>
          <LateRiskWhy onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/** What is free and put up, with what is won or lost. */
const worthOf = (account: NonNullable<AccountHeadProps['account']>): string =>
  sum([account.balance, account.caution_money_total, account.profits_total]);
