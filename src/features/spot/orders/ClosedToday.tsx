import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CaretRightIcon } from '#kit/icons';
import { Section } from '#kit/Section';
import { Inset, Stack } from '#kit/Stack';
import { TextButton } from '#kit/TextButton';
import { useClient } from '../../../data/client.ts';
import { clockOf } from '../../../data/clock.ts';
import { pagesQuery } from '../../../data/pages.ts';
import { ClosedRow } from './ClosedRow.tsx';
import { endedToday } from './ended-today.ts';

/** More of them stand in the history. */
const SHOWN = 5;

/** What became of orders today, below those that still wait; nothing where none has come to its end. */
export default function ClosedToday({ onAll }: { readonly onAll: () => void }) {
  const { t } = useTranslation('spot');
  const now = clockOf(useClient()).now();
  // The first page of the history, which the other tab shows.
  const { data } = useInfiniteQuery(pagesQuery('spot.orders', {}));
  const closed = data && endedToday(data.pages.flat(), now).slice(0, SHOWN);
  if (!closed || closed.length === 0) return null;
  return (
    <Section
      band
      title={t('orders.closedToday')}
      end={
        <TextButton look="label" end={<CaretRightIcon size={16} />} onClick={onAll}>
          {t('orders.history')}
        </TextButton>
      }
    >
      <Inset bottom={16}>
        <Stack>
          {closed.map((order) => (
            <ClosedRow key={order.id} order={order} />
          ))}
        </Stack>
      </Inset>
    </Section>
  );
}
