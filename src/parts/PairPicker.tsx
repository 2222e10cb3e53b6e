import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListState, type ListStateProps } from '#kit/ListState';
import { QuoteRow } from '#kit/QuoteRow';
import { SearchField } from '#kit/SearchField';
import { SegmentTabs } from '#kit/SegmentTabs';
import { SkeletonRows } from '#kit/Skeleton';
import { toCallError } from '../data/call-error.ts';
import { useFavorites } from '../state/favorites.ts';
import { type Pair, usePairs } from '../state/pairs.ts';
import { quoteSource } from '../state/quote-source.ts';
import { useSession } from '../state/session.ts';
import { LiveStatus } from './live/LiveStatus.tsx';
import { StaleNote } from './live/StaleNote.tsx';
import { RowBox, Rows, Search } from './PairDrawer.styles.ts';
import { isInGroup, isMatch, markKind, PAIR_GROUPS, type PairGroup } from './pair-groups.ts';
import { useErrorText } from './useErrorText.ts';
import { useRequireLogin } from './useRequireLogin.ts';

/** Content of the pair drawer: a search over all pairs, or one group of them. */
export default function PairPicker({ onPick }: { readonly onPick: (pair: Pair) => void }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const requireLogin = useRequireLogin();
  const { isSignedIn } = useSession();
  const pairs = usePairs();
  const favorites = useFavorites();
  const [keyword, setKeyword] = useState('');
  const [group, setGroup] = useState<PairGroup>('coins');

  const isSearch = keyword.trim() !== '';
  const starred = new Set(favorites.ids);
  const shown = pairs.list.filter((pair) => (isSearch ? isMatch(pair, keyword) : isInGroup(pair, group, starred)));
  const isFavorites = !isSearch && group === 'favorites';
  const isGuest = isFavorites && !isSignedIn;

  return (
    <Rows>
      <Search>
        <SearchField value={keyword} onChange={setKeyword} label={t('pairs.search')} placeholder={t('pairs.search')} />
        <LiveStatus />
      </Search>
      {isSearch ? null : (
        <SegmentTabs
          label={t('pairs.categories')}
          items={PAIR_GROUPS.map((key) => ({ key, label: t(`pairs.${key}`) }))}
          value={group}
          onChange={setGroup}
        />
      )}
      <StaleNote />
      <ListState
        state={stateOf(pairs, isGuest, shown.length)}
        skeleton={<SkeletonRows count={8} pill />}
        error={{
          title: t('error.title'),
          text: errorText(pairs.error),
          reference: toCallError(pairs.error).reference,
          onRetry: pairs.retry,
        }}
        guest={{
          title: t('pairs.guestTitle'),
          action: { label: t('action.login'), onPress: () => void requireLogin() },
        }}
        empty={
          isFavorites
            ? { title: t('pairs.emptyTitle'), text: t('pairs.emptyText') }
            : { title: t('pairs.noneTitle'), text: t('pairs.noneText') }
        }
      >
        {shown.map((pair) => (
          <RowBox key={pair.symbol}>
            <QuoteRow
              base={pair.currency_name}
              quote={pair.legal_name}
              kind={markKind(pair)}
              live={quoteSource(pair.symbol)}
              onPress={() => onPick(pair)}
            />
          </RowBox>
        ))}
      </ListState>
    </Rows>
  );
}

function stateOf(pairs: ReturnType<typeof usePairs>, isGuest: boolean, count: number): ListStateProps['state'] {
  if (pairs.isLoading) return 'loading';
  if (pairs.error && pairs.list.length === 0) return 'error';
  if (isGuest) return 'guest';
  return count === 0 ? 'empty' : 'ready';
}
