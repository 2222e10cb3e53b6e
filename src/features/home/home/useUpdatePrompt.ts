import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useOfferUpdate } from '../../../parts/update/useOfferUpdate.ts';
import { newerCode } from '../../../parts/update/version.ts';
import { seenVersionAtom } from '../../../state/preferences.ts';
import { versionQuery } from './queries.ts';

/** Asks once a version whether to take it. */
export function useUpdatePrompt(isFree: boolean): void {
  const version = useQuery(versionQuery());
  const { offer, isReady } = useOfferUpdate();
  const [seen, setSeen] = useAtom(seenVersionAtom);
  const code = newerCode(version.data?.value);
  const isDue = isFree && code !== null && code !== seen && isReady;

  const ask = useEffectEvent(async () => {
    if (code === null) return;
    await offer(code, { onAnswer: () => setSeen(code) });
  });

  useEffect(() => {
    if (isDue) void ask();
  }, [isDue]);
}
