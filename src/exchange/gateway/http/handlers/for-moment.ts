import { performance } from 'node:perf_hooks';
import type { Lang } from '../../../../domain/constants.ts';

/** How long an answer that is the same for everybody is given again: shorter than anybody notices. */
const KEPT_MS = 1000;

/** Gives an answer in a language, made anew at most once a second however many ask. */
export function forMoment<Value>(now: () => number = () => performance.now()) {
  const kept = new Map<Lang, { value: Value; at: number }>();
  return async (lang: Lang, make: () => Value): Promise<Value> => {
    const last = kept.get(lang);
    if (last && now() - last.at < KEPT_MS) return last.value;
    const value = make();
    kept.set(lang, { value, at: now() });
    return value;
  };
}
