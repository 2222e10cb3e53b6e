import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { toast } from '#kit/feedback';
import { EmptyBlock } from '#kit/ListState';
import type { useFavorites } from '../../state/favorites.ts';
import type { Pair } from '../../state/pairs.ts';
import { useIsSignedIn } from '../../state/session-atoms.ts';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import type { Target } from '../navigation/index.ts';
import { useErrorText } from '../useErrorText.ts';
import { mostTraded } from './sort.ts';
import { useQuoteOf } from './useQuoteOf.ts';

const FIRST = 5;

interface FavoritesEmptyProps {
  readonly pairs: readonly Pair[];
  readonly favorites: ReturnType<typeof useFavorites>;
  /** Where a login leads back to. @default this screen */
  readonly back?: Target;
}

/** No favourites: guests are asked to log in, users may take the five most traded at one tap. */
export default function FavoritesEmpty({ pairs, favorites, back }: FavoritesEmptyProps) {
  const { t } = useTranslation('market');
  const isSignedIn = useIsSignedIn();
  const quoteOf = useQuoteOf();
  const errorText = useErrorText();
  const [isAdding, setAdding] = useState(false);
  if (!isSignedIn) {
    return (
      <GuestPrompt
        picture="favourites"
        title={t('favorites.guest.title')}
        text={t('favorites.guest.text')}
        action={t('favorites.guest.action')}
        back={back}
      />
    );
  }
  const addFirst = async () => {
    setAdding(true);
    for (const pair of mostTraded(pairs, FIRST, quoteOf)) {
      const error = await favorites.toggle(pair.currency_id);
      if (!error) continue;
      // What one is refused for, the others would be too.
      toast(() => errorText(error), { icon: 'error' });
      break;
    }
    setAdding(false);
  };
  return (
    <EmptyBlock
      picture="favourites"
      title={t('favorites.empty.title')}
      text={t('favorites.empty.text', { count: FIRST })}
      action={
        <Button size="md" busy={isAdding} onClick={() => void addFirst()}>
          {t('favorites.empty.action', { count: FIRST })}
        </Button>
      }
    />
  );
}
