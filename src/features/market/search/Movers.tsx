import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#kit/Chip';
import { ArrowDownIcon, ArrowUpIcon } from '#kit/icons';
import type { QuoteRowProps } from '#kit/QuoteRow';
import { Section } from '#kit/Section';
import { Inset, Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import { PairRow } from '../../../parts/pairs/PairRow.tsx';
import { usePlaces } from '../../../parts/pairs/usePlaces.ts';
import { useQuoteOf } from '../../../parts/pairs/useQuoteOf.ts';
import type { useFavorites } from '../../../state/favorites.ts';
import type { Pair } from '../../../state/pairs.ts';
import { movers } from '../shared/listing.ts';

const SHOWN = 5;
const SIDES = [
  { side: 'all', icon: null },
  { side: 'up', icon: <ArrowUpIcon size={16} /> },
  { side: 'down', icon: <ArrowDownIcon size={16} /> },
] as const;

interface MoversProps {
  readonly pairs: readonly Pair[];
  readonly favorites: ReturnType<typeof useFavorites>;
  readonly look: QuoteRowProps['look'];
}

/** What moved most in the day, live; rows keep their places until another side is asked for. */
export function Movers({ pairs, favorites, look }: MoversProps) {
  const { t } = useTranslation('market');
  const quoteOf = useQuoteOf();
  const [side, setSide] = useState<(typeof SIDES)[number]['side']>('all');
  const shown = usePlaces(pairs, side, (all) => movers(all, side, SHOWN, quoteOf));
  return (
    <Section
      title={t('searchPage.moves.title')}
      mark={
        <Text as="span" look="caption" tone="tertiary">
          {t('searchPage.moves.day')}
        </Text>
      }
      end={
        <Row role="group" aria-label={t('searchPage.moves.which')} gap={4} lines={4} wrap>
          {SIDES.map(({ side: key, icon }) => (
            <Chip key={key} size="sm" mark={icon} selected={key === side} onSelect={() => setSide(key)}>
              {t(`searchPage.moves.${key}`)}
            </Chip>
          ))}
        </Row>
      }
    >
      {shown.map((pair) => (
        <PairRow key={pair.symbol} pair={pair} favorites={favorites} look={look} withName />
      ))}
      {shown.length === 0 ? (
        <Inset top={8} bottom={8}>
          <Text tone="secondary">{t('searchPage.moves.none')}</Text>
        </Inset>
      ) : null}
    </Section>
  );
}
