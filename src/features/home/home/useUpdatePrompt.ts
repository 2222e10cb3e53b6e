import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useOfferUpdate } from '../../../parts/update/useOfferUpdate.ts';
import { newerVersion } from '../../../parts/update/version.ts';
import { seenVersionAtom } from '../../../state/preferences.ts';
import { versionQuery } from './queries.ts';

/** Asks once a version whether to take it, and at every start where it is required. */
export function useUpdatePrompt(isFree: boolean): void {
  const published = useQuery(versionQuery());
  const { offer, isReady } = useOfferUpdate();
  const [seen, setSeen] = useAtom(seenVersionAtom);
  const version = newerVersion(published.data?.value);
  const isDue = isFree && version !== null && (version.isRequired || version.code !== seen) && isReady;

  const ask = useEffectEvent(async () => {
    if (version === null) return;
    await offer(version, { onAnswer: () => setSeen(version.code) });
  });

  useEffect(() => {
    if (isDue) void ask();
  }, [isDue]);
}
