import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { EntrustRowSkeleton } from '#kit/EntrustRow';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { SegmentTabs } from '#kit/SegmentTabs';
import { TextButton } from '#kit/TextButton';
import { OPTION_STATUS } from '../../../contract/codes.ts';
import type { OptionOrder } from '../../../contract/rows/option.ts';
import { isAbsent } from '../../../data/call-error.ts';
import { useClient } from '../../../data/client.ts';
import { clockOf } from '../../../data/clock.ts';
import { pagesQuery } from '../../../data/pages.ts';
import { PAGE_SIZE } from '../../../domain/constants.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { LateLimitsSheet, LateOptionSheet } from '../../../parts/options/late.ts';
import { PageList } from '../../../parts/PageList.tsx';
import { usePairs } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { OptionRow } from './OptionRow.tsx';

const TABS = ['hold', 'history'] as const;
type Tab = (typeof TABS)[number];
const STATUS: Readonly<Record<Tab, '1' | '3'>> = {
  hold: String(OPTION_STATUS.open) as '1',
  history: String(OPTION_STATUS.closed) as '3',
};
/** How far back the price of now is read, where an option is shown that has not begun. */
const SINCE_MS = 5000;

/** The user's options in seconds: those in hold with their countdowns, and what came of the others, five a page. */
export default function OptionsPage() {
  const { t } = useTranslation('options');
  const go = useGo();
  const client = useClient();
  const isSignedIn = useIsSignedIn();
  const pairs = usePairs();
  const [tab, setTab] = useState<Tab>(useParams().tab === 'history' ? 'history' : 'hold');
  const [shown, setShown] = useState<OptionOrder | null>(null);
  const [isLimiting, setLimiting] = useState(false);
  // One for all rows, which share what they read of a pair.
  const [since] = useState(() => clockOf(client).now() - SINCE_MS);
  const query = useInfiniteQuery(
    pagesQuery('options.orders', { status: STATUS[tab], limit: PAGE_SIZE.options }, { enabled: isSignedIn }),
  );
  const orders = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = query.data?.pages.at(-1)?.total;
  const trade = (order?: OptionOrder) => {
    const pair = pairs.list.find(({ label }) => label === order?.symbol_name);
    go.switchTab('pages/transaction/index', {
      mode: 'options',
      ...(pair && { currency_id: pair.currency_id, legal_id: pair.legal_id }),
    });
  };
  return (
    <Page
      header={
        <NavBar
          title={t('orders.title')}
          onBack={go.back}
          right={
            isAbsent(query.error) ? null : (
              <TextButton look="bar" onClick={() => setLimiting(true)}>
                {t('orders.limits')}
              </TextButton>
            )
          }
        />
      }
    >
      {isAbsent(query.error) ? null : (
        <SegmentTabs
          label={t('orders.which')}
          items={TABS.map((key) => ({
            key,
            label: t(`orders.${key}`),
            ...(key === 'hold' && tab === key && total !== undefined && { count: total }),
          }))}
          value={tab}
          onChange={setTab}
        />
      )}
      <PageList
        query={query}
        rows={orders}
        keyOf={({ id }) => id}
        renderItem={(order) => (
          <OptionRow
            order={order}
            pair={pairs.list.find(({ label }) => label === order.symbol_name)}
            since={since}
            onPress={() => setShown(order)}
          />
        )}
        errorTitle={t('orders.failed')}
        skeleton={<EntrustRowSkeleton count={5} />}
        empty={{
          picture: tab === 'hold' ? 'orders' : 'history',
          title: t(tab === 'hold' ? 'orders.emptyHold.title' : 'orders.emptyHistory.title'),
          text: t(tab === 'hold' ? 'orders.emptyHold.text' : 'orders.emptyHistory.text'),
          action: (
            <Button size="md" onClick={() => trade()}>
              {t('orders.action')}
            </Button>
          ),
        }}
        endText={t('orders.end')}
      />
      <Suspense fallback={null}>
        {shown ? (
          <LateOptionSheet key={shown.id} row={shown} onClose={() => setShown(null)} onAgain={() => trade(shown)} />
        ) : null}
        {isLimiting ? <LateLimitsSheet onClose={() => setLimiting(false)} /> : null}
      </Suspense>
    </Page>
  );
}
