import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';
import type { Urgency } from './pace.ts';

/** Says a text when it appears and when it changes: an error, the end of a wait. */
export function useAnnounced(text: string | null | undefined, urgency: Urgency = 'polite'): void {
  useEffect(() => (text ? announce(text, urgency) : undefined), [text, urgency]);
}

/** Says a text when it changes, not where it stands from the beginning: a state, a result that is being put together. */
export function useAnnouncedChange(text: string | null | undefined): void {
  const known = useRef(text);
  useEffect(() => {
    if (known.current === text) return undefined;
    known.current = text;
    return text ? announce(text) : undefined;
  }, [text]);
}
