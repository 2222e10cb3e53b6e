import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { BreadthBar } from '#kit/BreadthBar';
import { useClient } from '../../../data/client.ts';
import { useQuoteOf } from '../../../parts/pairs/useQuoteOf.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { liveTableOf } from '../../../state/live/table.ts';
import { isClosed, type Pair } from '../../../state/pairs.ts';
import { breadthOf, changesOf } from '../shared/listing.ts';

/** How many of the pairs rise, stand and fall: it looks at the newest quotes once a second, by itself, so that no row is drawn for it. */
export function Breadth({ pairs }: { readonly pairs: readonly Pair[] }) {
  const { t } = useTranslation('market');
  const table = liveTableOf(useClient());
  const quoteOf = useQuoteOf();
  const { staleSince } = useFreshness();
  // As text: the same changes are the same, and draw nothing.
  const told = useSyncExternalStore(
    useCallback((listener) => table.onAge(listener), [table]),
    () => changesOf(pairs, quoteOf).join(),
  );
  const changes = told.split(',').map(Number);
  const breadth = breadthOf(changes);
  return (
    <BreadthBar
      {...breadth}
      changes={changes}
      isStale={staleSince !== null || pairs.every(isClosed)}
      labels={{
        up: t('breadth.up', { count: breadth.up }),
        flat: t('breadth.flat', { count: breadth.flat }),
        down: t('breadth.down', { count: breadth.down }),
      }}
    />
  );
}
