import { NavBar } from '#kit/NavBar';
import { Inset } from '#kit/Stack';
import { useGo } from '../../../parts/navigation/index.ts';
import { PairTitle } from '../../../parts/pairs/PairTitle.tsx';
import { StarButton } from '../../../parts/pairs/StarButton.tsx';
import { useFavorites } from '../../../state/favorites.ts';
import type { Pair } from '../../../state/pairs.ts';

interface HubBarProps {
  readonly pair: Pair;
  readonly isTab: boolean;
}

/** The pair with its drawer, and the star. */
export function HubBar({ pair, isTab }: HubBarProps) {
  const go = useGo();
  const favorites = useFavorites();
  const title = <PairTitle withMark pair={pair} />;
  return (
    <NavBar
      onBack={isTab ? undefined : go.back}
      left={isTab ? <Inset edge="start">{title}</Inset> : title}
      right={<StarButton pair={pair} favorites={favorites} />}
    />
  );
}
