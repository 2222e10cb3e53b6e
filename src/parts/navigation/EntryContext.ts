import { createContext, useContext } from 'react';
import { HOME_TARGET, type Params, type Target } from './target.ts';

/**
 * The entry of the history that a screen stands for. Kept tabs and pages below the current one go on reading their own
 * query, not the address bar's.
 */
export const EntryContext = createContext<Target>(HOME_TARGET);

/** The query of this screen. */
export const useParams = (): Params => useContext(EntryContext).params;

/** Path and query of this screen. */
export const useEntry = (): Target => useContext(EntryContext);
