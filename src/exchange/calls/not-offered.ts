import { Refusal } from '../platform/refusal.ts';

/** Handler of a call that stands in the contract and is not built: says so with 997, and does nothing. */
export const notOffered = async (): Promise<never> => {
  throw new Refusal('unavailable', {}, 'unavailable');
};
