import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderBook } from '#kit/OrderBook';
import { Select } from '#kit/Select';
import { useClient } from '../../data/client.ts';
import { isClosed, type Pair } from '../../state/pairs.ts';
import { bookSource } from '../live/book.ts';
import { groupings } from '../live/groupings.ts';

interface BookPaneProps {
  readonly pair: Pair;
  /** A side. @default 7 */
  readonly rows?: number;
  /** Without it the book is only read. */
  readonly onPick?: (price: string) => void;
}

/** The live book beside the ticket: a tap takes the price over. */
export function BookPane({ pair, rows = 7, onPick }: BookPaneProps) {
  const client = useClient();
  const { t } = useTranslation('trade');
  const steps = groupings(pair.priceDecimals);
  const [step, setStep] = useState(steps[0] ?? '');
  return (
    <section aria-label={t('book.tap')}>
      <OrderBook
        rows={rows}
        isClosed={isClosed(pair)}
        source={bookSource(client, pair, step === steps[0] ? '' : step, rows)}
        labels={{
          asks: t('book.ask'),
          bids: t('book.bid'),
          price: t('book.price'),
          amount: pair.currency_name,
          spread: t('book.spread'),
        }}
        end={
          <Select
            size="caption"
            label={t('book.grouping')}
            value={step}
            options={steps.map((key) => ({ key, label: key }))}
            onChange={setStep}
          />
        }
        onPick={onPick}
      />
    </section>
  );
}
