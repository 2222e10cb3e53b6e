import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderBook } from '#kit/OrderBook';
import { Select } from '#kit/Select';
import { useClient } from '../../../data/client.ts';
import { bookSource } from '../../../parts/live/book.ts';
import { groupings } from '../../../parts/live/groupings.ts';
import { isClosed, type Pair } from '../../../state/pairs.ts';

const ROWS = 7;

interface BookPaneProps {
  readonly pair: Pair;
  /** Without it the book is only read. */
  readonly onPick?: (price: string) => void;
}

/** The live book beside the ticket: a tap takes the price over. */
export function BookPane({ pair, onPick }: BookPaneProps) {
  const client = useClient();
  const { t } = useTranslation(['spot', 'trade']);
  const steps = groupings(pair.priceDecimals);
  const [step, setStep] = useState(steps[0] ?? '');
  return (
    <section aria-label={t('book.label')}>
      <OrderBook
        rows={ROWS}
        isClosed={isClosed(pair)}
        source={bookSource(client, pair, step === steps[0] ? '' : step, ROWS)}
        labels={{
          asks: t('trade:book.ask'),
          bids: t('trade:book.bid'),
          price: t('book.price'),
          amount: pair.currency_name,
          spread: t('trade:book.spread'),
        }}
        end={
          <Select
            size="caption"
            label={t('trade:book.grouping')}
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
