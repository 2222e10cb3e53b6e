import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinMark } from '#kit/CoinMark';
import { CaretDownIcon } from '#kit/icons';
import { Pressable } from '#kit/Pressable';
import { CURRENCY_TYPE } from '../contract/rows/match.ts';
import type { Pair } from '../state/pairs.ts';
import { PairDrawer } from './PairDrawer.tsx';
import { Name, Quote } from './PairTitle.styles.ts';

interface PairTitleProps {
  readonly pair: Pair;
  readonly onPick: (pair: Pair) => void;
  /** Puts the mark before the name. */
  readonly withMark?: boolean;
}

/** The pair of a trade screen; a tap opens the drawer of all pairs. */
export function PairTitle({ pair, onPick, withMark = false }: PairTitleProps) {
  const { t } = useTranslation('trade');
  const [isOpen, setOpen] = useState(false);
  const kind =
    pair.currency_type === CURRENCY_TYPE.crypto
      ? 'coin'
      : pair.currency_type === CURRENCY_TYPE.stock
        ? 'stock'
        : 'other';
  return (
    <>
      <Pressable
        look="line"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={t('choosePair', { pair: pair.label })}
        onPress={() => setOpen(true)}
      >
        {withMark ? <CoinMark symbol={pair.currency_name} kind={kind} size={24} /> : null}
        <Name>
          {pair.currency_name}
          <Quote>/{pair.legal_name}</Quote>
        </Name>
        <CaretDownIcon size={16} weight="bold" />
      </Pressable>
      <PairDrawer
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={(next) => {
          setOpen(false);
          onPick(next);
        }}
      />
    </>
  );
}
