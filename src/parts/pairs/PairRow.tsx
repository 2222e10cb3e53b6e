import { useTranslation } from 'react-i18next';
import { QuoteRow, type QuoteRowProps } from '#kit/QuoteRow';
import { useClient } from '../../data/client.ts';
import type { useFavorites } from '../../state/favorites.ts';
import { isClosed, markKind, type Pair, pairIds } from '../../state/pairs.ts';
import { quoteSource } from '../live/quotes.ts';
import { useGo } from '../navigation/index.ts';
import { useLongPress } from '../useLongPress.ts';
import { StarButton } from './StarButton.tsx';

interface PairRowProps {
  readonly pair: Pair;
  readonly favorites: ReturnType<typeof useFavorites>;
  /** How high the row is: one height a list. */
  readonly look: QuoteRowProps['look'];
  readonly withStar?: boolean;
  /** Says what the symbol stands for, in place of the volume. */
  readonly withName?: boolean;
  /** Called by a tap, in place of opening the pair. */
  readonly onPick?: (pair: Pair) => void;
  /** Called by a long press: a row without its star offers it so. */
  readonly onHold?: (pair: Pair) => void;
}

/** A live row that opens its pair, or chooses it; a stock out of session says so. */
export function PairRow({ pair, favorites, look, withStar = false, withName = false, onPick, onHold }: PairRowProps) {
  const client = useClient();
  const { t } = useTranslation('market');
  const go = useGo();
  const holding = useLongPress(() => onHold?.(pair));
  const row = (
    <QuoteRow
      base={pair.currency_name}
      quote={pair.legal_name}
      kind={markKind(pair)}
      live={quoteSource(client, pair)}
      points={pair.points}
      look={look}
      note={isClosed(pair) ? t('closed') : withName ? pair.currency_title : undefined}
      onPress={() => (onPick ? onPick(pair) : go.open('pages/transaction/index2', pairIds(pair)))}
      end={withStar ? <StarButton inRow pair={pair} favorites={favorites} /> : undefined}
    />
  );
  return onHold ? <div {...holding}>{row}</div> : row;
}
