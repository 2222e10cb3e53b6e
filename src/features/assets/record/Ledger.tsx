import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { LedgerRow } from '#kit/LedgerRow';
import { Pressable } from '#kit/Pressable';
import { SkeletonRows } from '#kit/Skeleton';
import { Inset } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TimeText } from '#kit/TimeText';
import type { AccountLog } from '../../../contract/rows/ledger.ts';
import { ACCOUNT_TYPE, type AccountKind } from '../../../contract/rows/wallet.ts';
import { pagesQuery } from '../../../data/pages.ts';
import { formatAmount } from '../../../domain/number.ts';
import { firstOfDays } from '../../../domain/time.ts';
import { KeptNote } from '../../../parts/KeptNote.tsx';
import { useLang } from '../../../parts/language/useLang.ts';
import { lateComponent } from '../../../parts/late.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { PageList } from '../../../parts/PageList.tsx';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { columnDecimals } from '../shared/decimals.ts';
import { LogIcon } from './LogIcon.tsx';

/** Seen when a row is tapped. */
const LedgerSheet = lateComponent(() => import('./LedgerSheet.tsx'));

interface LedgerProps {
  readonly currency: number;
  readonly kind: AccountKind;
  readonly scale: number;
}

/** Every movement of one balance, newest first, with what it left. */
export function Ledger({ currency, kind, scale }: LedgerProps) {
  const { t } = useTranslation('assets');
  const go = useGo();
  const lang = useLang();
  const isHidden = useAtomValue(hideBalancesAtom);
  const [chosen, setChosen] = useState<AccountLog | null>(null);
  const query = useInfiniteQuery(pagesQuery('wallet.log', { currency, type: ACCOUNT_TYPE[kind] }));
  const rows = query.data?.pages.flatMap((page) => page.list) ?? [];
  const firstOfDay = firstOfDays(rows, ({ created_time }) => created_time);
  const shown = columnDecimals(
    rows.flatMap(({ value, after }) => [value, after]),
    scale,
  );
  return (
    <>
      {query.isError && rows.length > 0 && !query.isFetchNextPageError ? (
        <KeptNote title={t('record.error.title')} onRetry={() => void query.refetch()} />
      ) : null}
      <PageList
        isPart
        query={query}
        rows={rows}
        keyOf={(row) => row.id}
        renderItem={(row) => (
          <>
            {firstOfDay.has(row) ? (
              <Inset top={8}>
                <Text look="caption" tone="tertiary">
                  <TimeText value={row.created_time} lang={lang} look="head" />
                </Text>
              </Inset>
            ) : null}
            <Pressable onPress={() => setChosen(row)}>
              <LedgerRow
                kind={row.info}
                icon={<LogIcon {...row} />}
                time={row.created_time}
                timeLook="time"
                lang={lang}
                value={row.value}
                scale={shown}
                note={t('record.left', { amount: formatAmount(row.after, shown) })}
                hidden={isHidden}
              />
            </Pressable>
          </>
        )}
        label={t('record.ledger')}
        errorTitle={t('record.error.title')}
        skeleton={<SkeletonRows count={4} mark="square" row="bid" />}
        empty={{
          picture: 'history',
          title: t('record.empty.title'),
          text: t('record.empty.text'),
          action: (
            <Button variant="secondary" size="md" onClick={() => go.open('pages/fund/assets_all_record')}>
              {t('record.empty.action')}
            </Button>
          ),
        }}
        endText={t('record.end')}
      />
      <Suspense fallback={null}>
        <LedgerSheet
          // As it was read last: its kind is said in the language of the app.
          row={rows.find(({ id }) => id === chosen?.id) ?? chosen}
          scale={scale}
          isHidden={isHidden}
          onClose={() => setChosen(null)}
        />
      </Suspense>
    </>
  );
}
