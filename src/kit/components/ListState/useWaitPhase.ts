import { useEffect, useState } from 'react';
import { TIME_MS } from '../../../domain/time-limits.ts';

/** Nothing moves for 200 ms, then the shape of the content, and after 800 ms a word for screen readers that it takes long (readings C2). */
export type WaitPhase = 'quiet' | 'skeleton' | 'spinner';

export function useWaitPhase(isWaiting: boolean): WaitPhase {
  const [phase, setPhase] = useState<WaitPhase>('quiet');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timers = [
      setTimeout(() => setPhase('skeleton'), TIME_MS.loadingView),
      setTimeout(() => setPhase('spinner'), TIME_MS.spinner),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setPhase('quiet');
    };
  }, [isWaiting]);
  return phase;
}
