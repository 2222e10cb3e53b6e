import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../contract/table.ts';
import { toCallError } from '../data/call.ts';
import type { CallError } from '../data/call-error.ts';
import { change } from '../data/change.ts';
import { useClient } from '../data/client.ts';
import { callQuery } from '../data/query.ts';
import { useIsSignedIn } from './session-atoms.ts';

type Favorites = ReplyOf<'market.favorites'>;

/** Rows after the tap, before the server has answered; id 0 is a row that the server has not numbered yet. */
export function withFavorite(rows: Favorites, currencyId: number, isOn: boolean): Favorites {
  const others = rows.filter((row) => row.currency_id !== currencyId);
  return isOn ? [...others, { id: 0, currency_id: currencyId }] : others;
}

/** The user's favourites, kept on the server: shown changed at once, and put back where the server refuses. */
export function useFavorites() {
  const isSignedIn = useIsSignedIn();
  const client = useClient();
  const queries = useQueryClient();
  const options = callQuery('market.favorites', {}, { enabled: isSignedIn });
  const query = useQuery(options);
  const rows = isSignedIn ? (query.data ?? []) : [];

  /** Sets or takes the star; resolves with the error where the server refused. */
  async function toggle(currencyId: number): Promise<CallError | null> {
    await queries.cancelQueries({ queryKey: options.queryKey });
    const before = queries.getQueryData(options.queryKey) ?? [];
    const isOn = !before.some((row) => row.currency_id === currencyId);
    queries.setQueryData(options.queryKey, withFavorite(before, currencyId, isOn));
    try {
      await change(client, isOn ? 'market.addFavorite' : 'market.removeFavorite', { currency_id: currencyId });
      return null;
    } catch (error) {
      queries.setQueryData(options.queryKey, (now) => withFavorite(now ?? before, currencyId, !isOn));
      return toCallError(error);
    }
  }

  return {
    ids: rows.map((row) => row.currency_id),
    isFavorite: (currencyId: number): boolean => rows.some((row) => row.currency_id === currencyId),
    toggle,
    isLoading: isSignedIn && query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
