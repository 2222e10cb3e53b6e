import type { Owner } from './port.ts';

/** The world beyond the exchange: what users brought in stands here with a minus, so that all sums are zero. */
export const OUTSIDE: Owner = { house: 'outside' };
/** Where fees go. */
export const FEES: Owner = { house: 'fees' };

/** An owner as the key of the store's rows. */
export const ownerKey = (owner: Owner): string => ('user' in owner ? `user:${owner.user}` : `house:${owner.house}`);

/** The owner that a key of the store's rows names. */
export function ownerOf(key: string): Owner {
  return key.startsWith('user:') ? { user: Number(key.slice(5)) } : { house: key.slice(6) };
}
