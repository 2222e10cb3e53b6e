import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DepthTable } from '#kit/DepthTable';
import { SegmentTabs } from '#kit/SegmentTabs';
import { Select } from '#kit/Select';
import { Inset, Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TradeTape } from '#kit/TradeTape';
import { useClient } from '../../../data/client.ts';
import { bookSource } from '../../../parts/live/book.ts';
import { groupings } from '../../../parts/live/groupings.ts';
import { tradesSource } from '../../../parts/live/trades.ts';
import { isClosed, type Pair } from '../../../state/pairs.ts';
import { useDepthRows } from './useDepthRows.ts';

const TABS = ['depth', 'trades'] as const;

interface DepthPanelProps {
  readonly pair: Pair;
  /** It stands in the tab, not on a page of the pair's own. */
  readonly isTab: boolean;
}

/** The best levels of both sides, or the last trades. */
export function DepthPanel({ pair, isTab }: DepthPanelProps) {
  const client = useClient();
  const rows = useDepthRows(isTab);
  const { t } = useTranslation('trade');
  const [tab, setTab] = useState<(typeof TABS)[number]>('depth');
  const steps = groupings(pair.priceDecimals);
  const [step, setStep] = useState(steps[0] ?? '');
  const amount = t('book.amount', { coin: pair.currency_name });
  return (
    <Stack as="section" bottom={4}>
      <SegmentTabs
        dense
        label={t('book.tabs')}
        items={TABS.map((key) => ({ key, label: t(`book.${key}`) }))}
        value={tab}
        onChange={setTab}
        end={
          tab === 'depth' ? (
            <Row gap={4}>
              <Text look="caption" tone="secondary">
                {t('book.groupShort')}
              </Text>
              <Select
                size="caption"
                label={t('book.grouping')}
                value={step}
                options={steps.map((key) => ({ key, label: key }))}
                onChange={setStep}
              />
            </Row>
          ) : undefined
        }
      />
      <Inset>
        {tab === 'depth' ? (
          <DepthTable
            rows={rows}
            isClosed={isClosed(pair)}
            source={bookSource(client, pair, step === steps[0] ? '' : step, rows)}
            labels={{ bid: t('book.bid'), ask: t('book.ask'), bidAmount: amount, askAmount: amount }}
          />
        ) : (
          <TradeTape
            source={tradesSource(client, pair)}
            labels={{
              table: t('book.trades'),
              price: t('book.price'),
              amount,
              time: t('book.time'),
              side: t('book.side'),
              buy: t('book.bought'),
              sell: t('book.sold'),
            }}
          />
        )}
      </Inset>
    </Stack>
  );
}
