import words from '../../../locales/en/exchange.json' with { type: 'json' };
import { RESET, type Reply } from '../product.ts';

/**
 * What a reply says of its call: it was carried out; it was not, nor was it before; it was not this time, which says nothing
 * of another time; or nobody knows.
 */
export type Verdict = 'done' | 'refused' | 'again' | 'doubt';

const { marketBusy, marketChecking, marketStopping, storeAway, storeInDoubt } = words.refusal;
/** Sentences after which the same may be asked again. */
const AGAIN = [marketBusy, marketChecking, marketStopping];

export function verdictOf(name: string, { kind, message }: Reply): Verdict {
  if (kind === 'ok') return 'done';
  // A reset is many transactions: one that did not come to its end has done some of them, unless nobody was signed in.
  if (name === RESET) return String(JSON.stringify(message)).includes(words.refusal.signIn) ? 'again' : 'doubt';
  const text = String(message);
  if (/^HTTP 5/.test(kind ?? '')) return text.includes(storeAway) ? 'again' : 'doubt';
  if (kind !== 'error') return 'again';
  if (text === storeInDoubt) return 'doubt';
  return AGAIN.includes(text) ? 'again' : 'refused';
}
