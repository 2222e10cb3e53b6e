import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { CallName } from '../contract/table.ts';
import type { Lang } from '../domain/constants.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** What home shows to everybody; a test holds these to calls that a guest may make. */
export const KEPT_CALLS: readonly CallName[] = ['content.quotes', 'content.menu', 'content.newsList'];

const KEY = 'home';
/** Of another build the shapes may differ: each has files of other names. */
const BUILD = import.meta.url;
const OLDEST_MS = 24 * 3_600_000;
/** What arrives together is written once. */
const SETTLE_MS = 1000;

interface Kept {
  readonly build: string;
  readonly lang: string;
  /** Key, reply, and when it came (Unix ms). */
  readonly queries: readonly (readonly [QueryKey, object, number])[];
}

/** One page of a list, whose keys are `[name, request]`; further pages stand under others. */
const isOfHome = ({ queryKey: [name], queryKey, state }: Query): boolean =>
  queryKey.length === 2 && KEPT_CALLS.some((call) => call === name) && state.status === 'success';

function readKept(lang: Lang): Kept | undefined {
  try {
    const kept: Kept | null = JSON.parse(readStored(KEY) ?? 'null');
    return kept?.build === BUILD && kept.lang === lang ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Lays what the last visit has kept into new queries, as old as it is: it is shown at once, and asked for anew. */
export function restoreKept(queries: QueryClient, lang: Lang): void {
  for (const [queryKey, reply, at] of readKept(lang)?.queries ?? []) {
    const age = Date.now() - at;
    if (age < 0 || age > OLDEST_MS) continue;
    queries.setQueryData(queryKey, reply, { updatedAt: at });
    void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/** Keeps the newest replies of home for the next visit, until the returned function is called. */
export function keepQueries(queries: QueryClient, lang: () => Lang): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(write, SETTLE_MS);
  };
  const write = () => {
    timer = undefined;
    const newest = queries
      .getQueryCache()
      .getAll()
      .filter(isOfHome)
      .map(({ queryKey, state }) => [queryKey, state.data as object, state.dataUpdatedAt] as const);
    const kept: Kept = { build: BUILD, lang: lang(), queries: newest };
    if (newest.length > 0) writeStored(KEY, JSON.stringify(kept));
  };
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isOfHome(query)) soon();
  });
  // Of what was there before.
  soon();
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Leaves nothing of this visit on the device. */
export const forgetKept = (): void => removeStored(KEY);
