import { createContext, useContext, useState } from 'react';
import { HOME_TARGET, type Params, type Target } from './target.ts';

/**
 * The entry of the history that a screen stands for. Kept tabs and pages below the current one go on reading their own
 * query, not the address bar's.
 */
export const EntryContext = createContext<Target>(HOME_TARGET);

/** The query of this screen, an object of its own for each visit. */
export const useParams = (): Params => useContext(EntryContext).params;

/** Path and query of this screen. */
export const useEntry = (): Target => useContext(EntryContext);

/**
 * A choice that the address of a kept screen may name: each visit by such an address finds what it names, and from then on the user says
 * which.
 */
export function useNamed<Choice>(
  named: Choice | undefined,
  kept: Choice,
  keep: (next: Choice) => void,
): readonly [Choice, (next: Choice) => void] {
  const visit = useParams();
  const [answered, setAnswered] = useState<object>();
  return [
    (answered === visit ? undefined : named) ?? kept,
    (next) => {
      setAnswered(visit);
      keep(next);
    },
  ];
}
