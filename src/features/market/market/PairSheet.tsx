import { useTranslation } from 'react-i18next';
import { ChartLineIcon, StarIcon } from '#kit/icons';
import { SettingRow } from '#kit/SettingRow';
import { Sheet } from '#kit/Sheet';
import { useGo } from '../../../parts/navigation/index.ts';
import { useStar } from '../../../parts/pairs/useStar.ts';
import type { useFavorites } from '../../../state/favorites.ts';
import { type Pair, pairIds } from '../../../state/pairs.ts';

interface PairSheetProps {
  /** The pair whose row was held; it stays while the sheet goes down. */
  readonly pair: Pair;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly favorites: ReturnType<typeof useFavorites>;
}

/** What a long press on a pair offers: its star, or the pair itself. */
export default function PairSheet({ pair, open, onClose, favorites }: PairSheetProps) {
  const { t } = useTranslation('market');
  const go = useGo();
  const star = useStar(favorites);
  const isOn = favorites.isFavorite(pair.currency_id);
  const after = (act: () => unknown) => () => {
    onClose();
    act();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('star.sheet')} flush>
      <SettingRow
        label={t(isOn ? 'star.remove' : 'star.add', { pair: pair.label })}
        icon={<StarIcon size={20} weight={isOn ? 'fill' : 'regular'} />}
        onPress={after(() => star(pair))}
      />
      <SettingRow
        label={t('openPair', { pair: pair.label })}
        icon={<ChartLineIcon size={20} />}
        onPress={after(() => go.open('pages/transaction/index2', pairIds(pair)))}
      />
    </Sheet>
  );
}
