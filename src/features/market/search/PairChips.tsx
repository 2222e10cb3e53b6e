import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Chip } from '#kit/Chip';
import { CoinMark } from '#kit/CoinMark';
import { Section } from '#kit/Section';
import { Shelf } from '#kit/Shelf';
import { TextButton } from '#kit/TextButton';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { useGo } from '../../../parts/navigation/index.ts';
import type { Pair, usePairs } from '../../../state/pairs.ts';
import { markKind, pairIds } from '../../../state/pairs.ts';
import { recentPairsAtom } from '../../../state/preferences.ts';

const HOT = 6;

interface PairChipsProps {
  readonly pairs: ReturnType<typeof usePairs>;
  /** The same, the most traded first. */
  readonly traded: readonly Pair[];
}

/** Pairs one may be looking for: those one has seen, and those most trade in; a tap opens them. */
export function PairChips({ pairs, traded }: PairChipsProps) {
  const { t } = useTranslation('market');
  const [recents, setRecents] = useAtom(recentPairsAtom);
  const recent = recents.flatMap((symbol) => pairs.bySymbol.get(symbol) ?? []);
  return (
    <>
      {recent.length > 0 ? (
        <Section
          look="line"
          title={t('searchPage.recent')}
          end={
            <TextButton look="label" onClick={() => setRecents([])}>
              {t('searchPage.clear')}
            </TextButton>
          }
        >
          <Chips label={t('searchPage.recent')} pairs={recent} />
        </Section>
      ) : null}
      <Section look="line" title={t('searchPage.hot')} end={<LiveStatus />}>
        <Chips label={t('searchPage.hot')} pairs={traded.slice(0, HOT)} />
      </Section>
    </>
  );
}

function Chips({ label, pairs }: { readonly label: string; readonly pairs: readonly Pair[] }) {
  const go = useGo();
  return (
    <Shelf tight label={label}>
      {pairs.map((pair) => (
        <Chip
          key={pair.symbol}
          mark={<CoinMark symbol={pair.currency_name} kind={markKind(pair)} size={20} />}
          onSelect={() => go.open('pages/transaction/index2', pairIds(pair))}
        >
          {pair.currency_name}
        </Chip>
      ))}
    </Shelf>
  );
}
