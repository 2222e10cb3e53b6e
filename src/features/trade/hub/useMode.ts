import { useAtom } from 'jotai';
import { useState } from 'react';
import { useParams } from '../../../parts/navigation/index.ts';
import { MODES, modeAtom, type TradeMode } from './atoms.ts';

const named = (mode: string | undefined): TradeMode | undefined => MODES.find((name) => name === mode);

/** The mode of the hub, and how to choose another. An address that names one opens it once; from then on the user says which. */
export function useMode(): readonly [TradeMode, (next: TradeMode) => void] {
  const { mode: asked } = useParams();
  const [kept, keep] = useAtom(modeAtom);
  const [answered, setAnswered] = useState<string>();
  const mode = (answered === asked ? undefined : named(asked)) ?? kept;
  return [
    mode,
    (next) => {
      setAnswered(asked);
      keep(next);
    },
  ];
}
