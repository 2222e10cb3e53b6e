import { useEffect, useState } from 'react';

/** Nothing moves for 200 ms, then the shape of the content, and after 800 ms a sign that it takes long (readings C2). */
export type WaitPhase = 'quiet' | 'skeleton' | 'spinner';

const SKELETON_MS = 200;
const SPINNER_MS = 800;

export function useWaitPhase(isWaiting: boolean): WaitPhase {
  const [phase, setPhase] = useState<WaitPhase>('quiet');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timers = [
      setTimeout(() => setPhase('skeleton'), SKELETON_MS),
      setTimeout(() => setPhase('spinner'), SPINNER_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setPhase('quiet');
    };
  }, [isWaiting]);
  return phase;
}
