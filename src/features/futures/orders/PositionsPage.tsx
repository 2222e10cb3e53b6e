import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { IconButton } from '#kit/IconButton';
import { ClockCounterClockwiseIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { SegmentTabs } from '#kit/SegmentTabs';
import { TextButton } from '#kit/TextButton';
import { ACCOUNT_TYPE } from '../../../contract/codes.ts';
import { POSITION_STATUS, type Position } from '../../../contract/rows/position.ts';
import { isAbsent } from '../../../data/call-error.ts';
import { pagesQuery } from '../../../data/pages.ts';
import {
  LateCloseAllSheet,
  LateExitsSheet,
  LatePositionSheet,
  LateShareSheet,
} from '../../../parts/futures/late-position-sheets.ts';
import { LateCloseSheet } from '../../../parts/futures/late-ticket-sheets.ts';
import { accountWithLive, useFuturesLive, withLive } from '../../../parts/futures/live.ts';
import { isOpen } from '../../../parts/futures/position.ts';
import { openPositionsQuery } from '../../../parts/futures/queries.ts';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { usePairs } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { AccountHead } from './AccountHead.tsx';
import type { PositionAct } from './acts.ts';
import { ClosedList } from './ClosedList.tsx';
import { EntrustList } from './EntrustList.tsx';
import { OpenList } from './OpenList.tsx';

const TABS = ['open', 'entrusts', 'closed'] as const;
type Tab = (typeof TABS)[number];

const tabOf = (asked: string | undefined): Tab => TABS.find((tab) => tab === asked) ?? 'open';

/** The user's futures: what the account stands at, what is open, what waits, and what came of the others. */
export default function PositionsPage() {
  const { t } = useTranslation('positions');
  const go = useGo();
  const isSignedIn = useIsSignedIn();
  const pairs = usePairs();
  const [tab, setTab] = useState<Tab>(tabOf(useParams().tab));
  const [act, setAct] = useState<{ readonly kind: PositionAct; readonly position: Position } | null>(null);
  const [isClosingAll, setClosingAll] = useState(false);
  const live = useFuturesLive();
  const account = useQuery(openPositionsQuery({ enabled: isSignedIn }));
  const entrusts = useInfiniteQuery(
    pagesQuery('futures.positions', { status: POSITION_STATUS.entrust }, { enabled: isSignedIn }),
  );
  const open = (account.data?.order.data ?? []).filter(isOpen).map((position) => withLive(position, live));
  const shown = act && (open.find(({ id }) => id === act.position.id) ?? act.position);
  const pairOf = (position: Pick<Position, 'symbol'>) => pairs.list.find(({ label }) => label === position.symbol);
  const leave = () => setAct(null);
  const trade = () => go.open('pages/transaction/contract');
  const isMissing = isAbsent(account.error);
  const counts: Record<Tab, number | undefined> = {
    open: account.data ? open.length : undefined,
    entrusts: entrusts.data?.pages.at(-1)?.total,
    closed: undefined,
  };
  const usdt = open[0]?.legal ?? pairs.list[0]?.legal_id;
  return (
    <Page
      header={
        <NavBar
          title={t('title')}
          onBack={go.back}
          right={
            isMissing || usdt === undefined ? null : (
              <IconButton
                label={t('ledger')}
                icon={<ClockCounterClockwiseIcon />}
                onClick={() => go.open('pages/fund/assets_record', { currency: usdt, type: ACCOUNT_TYPE.lever })}
              />
            )
          }
        />
      }
    >
      {isMissing ? null : (
        <>
          <StaleNote />
          <AccountHead query={account} account={accountWithLive(account.data, live)} />
          <SegmentTabs
            label={t('which')}
            items={TABS.map((key) => ({ key, label: t(`tabs.${key}`), count: counts[key] ?? null }))}
            value={tab}
            onChange={setTab}
            end={
              tab === 'open' && open.length > 0 ? (
                <TextButton look="label" onClick={() => setClosingAll(true)}>
                  {t('closeAll.open')}
                </TextButton>
              ) : undefined
            }
          />
        </>
      )}
      {tab === 'open' ? (
        <OpenList
          query={account}
          positions={open}
          pairOf={pairOf}
          onAct={(kind, position) => setAct({ kind, position })}
          action={<TradeButton onClick={trade} />}
        />
      ) : null}
      {tab === 'entrusts' ? (
        <EntrustList query={entrusts} pairOf={pairOf} action={<TradeButton onClick={trade} />} />
      ) : null}
      {tab === 'closed' ? (
        <ClosedList
          pairOf={pairOf}
          onDetails={(position) => setAct({ kind: 'details', position })}
          action={<TradeButton onClick={trade} />}
        />
      ) : null}
      <Suspense fallback={null}>
        {shown && act.kind === 'close' ? (
          <LateCloseSheet position={shown} pair={pairOf(shown)} onClose={leave} />
        ) : null}
        {shown && act.kind === 'exits' ? (
          <LateExitsSheet position={shown} pair={pairOf(shown)} onClose={leave} />
        ) : null}
        {shown && act.kind === 'share' ? (
          <LateShareSheet position={shown} pair={pairOf(shown)} onClose={leave} />
        ) : null}
        {shown && act.kind === 'details' ? (
          <LatePositionSheet position={shown} pair={pairOf(shown)} onClose={leave} />
        ) : null}
        {isClosingAll ? <LateCloseAllSheet positions={open} onClose={() => setClosingAll(false)} /> : null}
      </Suspense>
    </Page>
  );
}

function TradeButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('positions');
  return (
    <Button size="md" onClick={onClick}>
      {t('action')}
    </Button>
  );
}
