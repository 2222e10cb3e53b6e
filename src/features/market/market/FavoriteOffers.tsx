import { useTranslation } from 'react-i18next';
import type { QuoteRowProps } from '#kit/QuoteRow';
import { Section } from '#kit/Section';
import { Inset } from '#kit/Stack';
import { PairRow } from '../../../parts/pairs/PairRow.tsx';
import { mostTraded } from '../../../parts/pairs/sort.ts';
import { usePlaces } from '../../../parts/pairs/usePlaces.ts';
import { useQuoteOf } from '../../../parts/pairs/useQuoteOf.ts';
import type { useFavorites } from '../../../state/favorites.ts';
import type { Pair } from '../../../state/pairs.ts';

const SHOWN = 5;

interface FavoriteOffersProps {
  readonly pairs: readonly Pair[];
  readonly favorites: ReturnType<typeof useFavorites>;
  readonly look: QuoteRowProps['look'];
}

/** Below a few favourites: what most trade in and has no star yet. */
export function FavoriteOffers({ pairs, favorites, look }: FavoriteOffersProps) {
  const { t } = useTranslation('market');
  const quoteOf = useQuoteOf();
  const offered = usePlaces(pairs, favorites.ids.join(), (all) => {
    const others = all.filter(({ currency_id }) => !favorites.isFavorite(currency_id));
    return mostTraded(others, SHOWN, quoteOf);
  });
  if (offered.length === 0) return null;
  return (
    <Inset edge="none" top={8} bottom={16}>
      <Section title={t('searchPage.hot')}>
        {offered.map((pair) => (
          <PairRow key={pair.symbol} pair={pair} favorites={favorites} look={look} withStar />
        ))}
      </Section>
    </Inset>
  );
}
