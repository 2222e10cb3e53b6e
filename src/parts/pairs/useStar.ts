import { toast } from '#kit/feedback';
import type { useFavorites } from '../../state/favorites.ts';
import type { Pair } from '../../state/pairs.ts';
import { useErrorText } from '../useErrorText.ts';
import { useLateT } from '../useLateT.ts';
import { useRequireLogin } from '../useRequireLogin.ts';

/** Sets or takes the star of a pair and says so; guests are sent to log in. */
export function useStar(favorites: ReturnType<typeof useFavorites>) {
  const t = useLateT('market');
  const requireLogin = useRequireLogin();
  const errorText = useErrorText();
  return async (pair: Pair): Promise<void> => {
    if (!requireLogin()) return;
    const isOn = favorites.isFavorite(pair.currency_id);
    const error = await favorites.toggle(pair.currency_id);
    if (error) toast(() => errorText(error), { icon: 'error' });
    else toast(() => t(isOn ? 'star.removed' : 'star.added', { pair: pair.label }), { icon: 'success' });
  };
}
