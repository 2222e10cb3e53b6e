import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LedgerRow } from '#kit/LedgerRow';
import { Pressable } from '#kit/Pressable';
import { SkeletonRows } from '#kit/Skeleton';
import { ACCOUNT_TYPE, type AccountKind, type AccountLog } from '../../../contract/rows/wallet.ts';
import { pagesQuery } from '../../../data/pages.ts';
import { formatAmount, formatSigned } from '../../../domain/number.ts';
import { formatStamp } from '../../../domain/time.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { PageList } from '../../../parts/PageList.tsx';
import { useLang } from '../../../parts/useLang.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { LedgerSheet } from './LedgerSheet.tsx';

interface LedgerProps {
  readonly currency: number;
  readonly kind: AccountKind;
  readonly scale: number;
}

/** Every movement of one balance, newest first, with before and after. */
export function Ledger({ currency, kind, scale }: LedgerProps) {
  const { t } = useTranslation('assets');
  const go = useGo();
  const lang = useLang();
  const isHidden = useAtomValue(hideBalancesAtom);
  const [chosen, setChosen] = useState<AccountLog | null>(null);
  const query = useInfiniteQuery(pagesQuery('wallet.log', { currency, type: ACCOUNT_TYPE[kind] }));
  const rows = query.data?.pages.flatMap((page) => page.list) ?? [];
  const figure = (value: string) => formatAmount(value, scale);
  return (
    <>
      <PageList
        query={query}
        rows={rows}
        keyOf={(row) => row.id}
        renderItem={(row) => (
          <Pressable onPress={() => setChosen(row)}>
            <LedgerRow
              kind={row.info}
              time={formatStamp(row.created_time, lang)}
              value={formatSigned(row.value, scale)}
              unit={row.currency_name}
              before={figure(row.before)}
              after={figure(row.after)}
              courseText={`${t('record.before')} ${figure(row.before)}, ${t('record.after')} ${figure(row.after)}`}
              hidden={isHidden}
            />
          </Pressable>
        )}
        label={t('record.ledger')}
        errorTitle={t('record.error.title')}
        skeleton={<SkeletonRows count={4} mark={false} row="record" />}
        empty={{
          picture: 'history',
          title: t('record.empty.title'),
          text: t('record.empty.text'),
          action: {
            label: t('record.empty.action'),
            onPress: () => go.open('pages/fund/assets_all_record'),
          },
        }}
        endText={t('record.end')}
      />
      <LedgerSheet row={chosen} scale={scale} isHidden={isHidden} onClose={() => setChosen(null)} />
    </>
  );
}
