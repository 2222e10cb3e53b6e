import { hash, timingSafeEqual } from 'node:crypto';
import { DemoError } from './options.ts';

/** Whether somebody gives the token that the exchange printed at its start; takes as long for a near miss as for any other. */
export function isToken(given: unknown, wanted: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(wanted));
}

/** Refuses whoever does not give it, and says where it belongs: "/demo/clock?token=". */
export function demandToken(given: unknown, wanted: string, address: string): void {
  if (!isToken(given, wanted)) throw new DemoError(`Give the token that the exchange printed at its start: ${address}`);
}
