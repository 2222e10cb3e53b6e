import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinMark } from '#kit/CoinMark';
import { ChartLineUpIcon, StarIcon } from '#kit/icons';
import { Section } from '#kit/Section';
import { Inset } from '#kit/Stack';
import { Tiles } from '#kit/Tiles';
import { useGo } from '../../../parts/navigation/index.ts';
import { type PairGroup, pairsOf } from '../../../parts/pairs/groups.ts';
import type { useFavorites } from '../../../state/favorites.ts';
import type { Pair } from '../../../state/pairs.ts';
import { markKind } from '../../../state/pairs.ts';

const ORDER = ['coins', 'stock', 'futures', 'favorites'] as const satisfies readonly PairGroup[];
const ICONS: Partial<Record<PairGroup, ReactNode>> = {
  futures: <ChartLineUpIcon size={24} weight="duotone" />,
  favorites: <StarIcon size={24} />,
};

interface BrowseTilesProps {
  /** All pairs, the most traded first. */
  readonly traded: readonly Pair[];
  readonly favorites: ReturnType<typeof useFavorites>;
}

/** The lists of the market, each with how many pairs it has and the mark of what most trade in there. */
export function BrowseTiles({ traded, favorites }: BrowseTilesProps) {
  const { t } = useTranslation('market');
  const go = useGo();
  return (
    <Section title={t('searchPage.browse')}>
      <Inset edge="none" top={8} bottom={24}>
        <Tiles
          label={t('searchPage.browse')}
          items={ORDER.map((tab) => {
            const listed = pairsOf(traded, tab, new Set(favorites.ids));
            const [first] = listed;
            return {
              key: tab,
              label: t(`tabs.${tab}`),
              note: t('searchPage.pairs', { count: listed.length }),
              media: ICONS[tab] ?? (first ? <CoinMark symbol={first.currency_name} kind={markKind(first)} /> : null),
              onPress: () => go.switchTab('pages/market/market', { tab }),
            };
          })}
        />
      </Inset>
    </Section>
  );
}
