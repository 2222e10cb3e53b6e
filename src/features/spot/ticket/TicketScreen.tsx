import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { ChartLineIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { Page } from '#kit/Page';
import { Split } from '#kit/Split';
import { Inset } from '#kit/Stack';
import type { SpotOrderForm } from '../../../domain/forms/spot-order.ts';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { BookPane } from '../../../parts/pairs/BookPane.tsx';
import { PairNavBar } from '../../../parts/pairs/PairNavBar.tsx';
import { StarButton } from '../../../parts/pairs/StarButton.tsx';
import { useSessionText } from '../../../parts/useSessionText.ts';
import { useFavorites } from '../../../state/favorites.ts';
import { type Pair, pairIds } from '../../../state/pairs.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { TicketFormView } from './TicketFormView.tsx';
import { useTicket } from './useTicket.ts';

/** The ticket of a known pair. A new pair is a new ticket (keyed by PairGate). */
export function TicketScreen({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('trade');
  const go = useGo();
  const params = useParams();
  const favorites = useFavorites();
  const sessionText = useSessionText();
  const [startSide] = useState<SpotOrderForm['side']>(() => (params.side === 'sell' ? 'sell' : 'buy'));
  const ticket = useTicket(pair, startSide);
  const notice = pair.open_coin_trade ? sessionText(pair) : t('referenceOnly', { pair: pair.label });

  return (
    <Page
      header={
        <PairNavBar pair={pair}>
          <IconButton
            label={t('openChart')}
            icon={<ChartLineIcon />}
            onClick={() => go.open('pages/transaction/index2', pairIds(pair))}
          />
          <StarButton pair={pair} favorites={favorites} />
        </PairNavBar>
      }
    >
      <StaleNote symbol={pair.symbol} />
      {notice ? <Note look="band">{notice}</Note> : null}
      {pair.open_coin_trade ? (
        <Split top={4} bottom={8}>
          <TicketFormView pair={pair} ticket={ticket} />
          <BookPane pair={pair} onPick={(price) => ticket.set({ type: 'limit', price })} />
        </Split>
      ) : (
        <Inset top={8} bottom={8}>
          <BookPane pair={pair} />
        </Inset>
      )}
      <OrderPanel pair={pair} />
    </Page>
  );
}
