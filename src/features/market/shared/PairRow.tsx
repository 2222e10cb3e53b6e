import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { StarIcon } from '#kit/icons';
import { QuoteRow, type QuoteRowProps } from '#kit/QuoteRow';
import { CURRENCY_TYPE } from '../../../contract/rows/match.ts';
import { useClient } from '../../../data/client.ts';
import { quoteSource } from '../../../parts/live/quotes.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useLongPress } from '../../../parts/useLongPress.ts';
import { useStar } from '../../../parts/useStar.ts';
import type { useFavorites } from '../../../state/favorites.ts';
import type { Pair } from '../../../state/pairs.ts';

const KIND: Record<number, 'coin' | 'stock'> = { [CURRENCY_TYPE.crypto]: 'coin', [CURRENCY_TYPE.stock]: 'stock' };

interface PairRowProps {
  readonly pair: Pair;
  readonly favorites: ReturnType<typeof useFavorites>;
  /** How high the row is: one height a list. */
  readonly look: QuoteRowProps['look'];
  readonly withStar?: boolean;
  /** Called by a long press: a row without its star offers it so. */
  readonly onHold?: (pair: Pair) => void;
}

/** A live row that opens its pair; a stock out of session says so. */
export function PairRow({ pair, favorites, look, withStar = false, onHold }: PairRowProps) {
  const client = useClient();
  const { t } = useTranslation('market');
  const go = useGo();
  const star = useStar(favorites);
  const isOn = favorites.isFavorite(pair.currency_id);
  const holding = useLongPress(() => onHold?.(pair));
  const row = (
    <QuoteRow
      base={pair.currency_name}
      quote={pair.legal_name}
      kind={KIND[pair.currency_type] ?? 'other'}
      live={quoteSource(client, pair)}
      points={pair.points}
      look={look}
      note={pair.session?.is_open === false ? t('closed') : undefined}
      onPress={() => go.open('pages/transaction/index2', { currency_id: pair.currency_id, legal_id: pair.legal_id })}
      leading={
        withStar ? (
          <IconButton
            tone={isOn ? 'accent' : 'quiet'}
            pressed={isOn}
            label={t(isOn ? 'star.remove' : 'star.add', { pair: pair.label })}
            icon={<StarIcon size={20} weight={isOn ? 'fill' : 'regular'} />}
            onClick={() => star(pair)}
          />
        ) : undefined
      }
    />
  );
  return onHold ? <div {...holding}>{row}</div> : row;
}
