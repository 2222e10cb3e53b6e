import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { StarIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { Inset } from '#kit/Stack';
import { useEntry, useGo } from '../../../parts/navigation/index.ts';
import { PairTitle } from '../../../parts/PairTitle.tsx';
import { useStar } from '../../../parts/useStar.ts';
import { useFavorites } from '../../../state/favorites.ts';
import type { Pair } from '../../../state/pairs.ts';

interface HubBarProps {
  readonly pair: Pair;
  readonly isTab: boolean;
}

/** The pair with its drawer, and the star. */
export function HubBar({ pair, isTab }: HubBarProps) {
  const { t } = useTranslation('market');
  const go = useGo();
  const { path } = useEntry();
  const favorites = useFavorites();
  const star = useStar(favorites);
  const isOn = favorites.isFavorite(pair.currency_id);
  const title = (
    <PairTitle
      withMark
      pair={pair}
      onPick={(next) => go.redirect(path, { currency_id: next.currency_id, legal_id: next.legal_id })}
    />
  );
  return (
    <NavBar
      onBack={isTab ? undefined : go.back}
      left={isTab ? <Inset edge="start">{title}</Inset> : title}
      right={
        <IconButton
          tone={isOn ? 'accent' : 'plain'}
          pressed={isOn}
          label={t(isOn ? 'star.remove' : 'star.add', { pair: pair.label })}
          icon={<StarIcon weight={isOn ? 'fill' : 'regular'} />}
          onClick={() => void star(pair)}
        />
      }
    />
  );
}
