import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { StarIcon } from '#kit/icons';
import type { useFavorites } from '../../state/favorites.ts';
import type { Pair } from '../../state/pairs.ts';
import { useStar } from './useStar.ts';

interface StarButtonProps {
  readonly pair: Pair;
  readonly favorites: ReturnType<typeof useFavorites>;
  /** Stands in a row, quiet and small, where it is not set. @default false */
  readonly inRow?: boolean;
}

/** The star of a pair: a tap sets it or takes it. */
export function StarButton({ pair, favorites, inRow = false }: StarButtonProps) {
  const { t } = useTranslation('market');
  const star = useStar(favorites);
  const isOn = favorites.isFavorite(pair.currency_id);
  return (
    <IconButton
      tone={isOn ? 'accent' : inRow ? 'quiet' : 'plain'}
      pressed={isOn}
      label={t(isOn ? 'star.remove' : 'star.add', { pair: pair.label })}
      icon={<StarIcon size={inRow ? 20 : 24} weight={isOn ? 'fill' : 'regular'} />}
      onClick={() => void star(pair)}
    />
  );
}
