import { useAtom } from 'jotai';
import { useNamed, useParams } from '../../../parts/navigation/index.ts';
import { MODES, modeAtom, type TradeMode } from './atoms.ts';

/** The mode of the hub, and how to choose another. */
export function useMode(): readonly [TradeMode, (next: TradeMode) => void] {
  const { mode } = useParams();
  return useNamed(
    MODES.find((name) => name === mode),
    ...useAtom(modeAtom),
  );
}
