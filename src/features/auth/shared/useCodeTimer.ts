import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../data/storage.ts';
import { CODE_RESEND_S } from '../../../domain/constants.ts';

export type CodeScene = 'register' | 'forget';

interface Sent {
  /** Device time at which another code may be asked for. */
  until: number;
  address: string;
}

export interface CodeTimer {
  /** Until another code may be sent; 0 = now. */
  seconds: number;
  /** Where the last code went, while it counts. */
  address: string | null;
  /** A code went out: counts from the full time. */
  start(address: string): void;
}

/** Counts down to the next code. Kept in storage: it survives navigation and reload, as the server's own limit does. */
export function useCodeTimer(scene: CodeScene): CodeTimer {
  const key = `codeTimer.${scene}`;
  const [sent, setSent] = useState(() => readSent(key));
  const [now, setNow] = useState(() => Date.now());
  const seconds = sent ? Math.max(0, Math.ceil((sent.until - now) / 1000)) : 0;

  const isCounting = seconds > 0;

  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);

  const start = (address: string) => {
    const at = Date.now();
    const next = { until: at + CODE_RESEND_S * 1000, address };
    writeStored(key, JSON.stringify(next));
    setNow(at);
    setSent(next);
  };

  return { seconds, address: seconds > 0 && sent ? sent.address : null, start };
}

function readSent(key: string): Sent | null {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null');
    if (isSent(kept) && kept.until > Date.now() && kept.until <= Date.now() + CODE_RESEND_S * 1000) return kept;
  } catch {
    // Somebody else's text under this key.
  }
  removeStored(key);
  return null;
}

const isSent = (kept: unknown): kept is Sent =>
  typeof kept === 'object' &&
  kept !== null &&
  'until' in kept &&
  typeof kept.until === 'number' &&
  'address' in kept &&
  typeof kept.address === 'string';
