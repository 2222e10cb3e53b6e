import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinMark } from '#kit/CoinMark';
import { CaretDownIcon } from '#kit/icons';
import { Pressable } from '#kit/Pressable';
import { markKind, pairIds } from '../../state/pairs.ts';
import { useEntry, useGo } from '../navigation/index.ts';
import type { NamedPair } from './last-pair.ts';
import { PairDrawer } from './PairDrawer.tsx';
import { Name, Quote } from './PairTitle.styles.ts';

interface PairTitleProps {
  /** None where the address names no pair that there is: then it asks for one. */
  readonly pair: NamedPair | undefined;
  /** Puts the mark before the name. */
  readonly withMark?: boolean;
}

/** The pair of a trade screen; a tap opens the drawer of all pairs, and who picks one there stays on the screen. */
export function PairTitle({ pair, withMark = false }: PairTitleProps) {
  const { t } = useTranslation(['trade', 'market']);
  const go = useGo();
  const { path } = useEntry();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Pressable
        look="line"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={pair ? t('choosePair', { pair: pair.label }) : undefined}
        onPress={() => setOpen(true)}
      >
        {withMark && pair ? <CoinMark symbol={pair.currency_name} kind={markKind(pair)} size={24} /> : null}
        {pair ? (
          <Name>
            {pair.currency_name}
            <Quote>/{pair.legal_name}</Quote>
          </Name>
        ) : (
          <Name data-words>{t('market:choose')}</Name>
        )}
        <CaretDownIcon size={16} weight="bold" />
      </Pressable>
      <PairDrawer
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={(next) => {
          setOpen(false);
          go.redirect(path, pairIds(next));
        }}
      />
    </>
  );
}
