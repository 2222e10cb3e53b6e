import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '#kit/Sheet';
import { SkeletonRows } from '#kit/Skeleton';
import type { Pair } from '../../state/pairs.ts';
import { lateComponent } from '../late.ts';

const PairPicker = lateComponent(() => import('./PairPicker.tsx'));

interface PairDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the chosen pair; closing is the caller's. */
  readonly onPick: (pair: Pair) => void;
}

/** All pairs in a sheet: search, favourites, categories. Its content loads when it is first opened. */
export function PairDrawer({ open, onClose, onPick }: PairDrawerProps) {
  const { t } = useTranslation('market');
  const [isMounted, setMounted] = useState(false);
  // The rows listen to prices: they leave once the sheet has gone down.
  if (open && !isMounted) setMounted(true);
  return (
    <Sheet open={open} onClose={onClose} onClosed={() => setMounted(false)} title={t('choose')} flush>
      <Suspense fallback={<SkeletonRows count={8} pill />}>
        {isMounted ? <PairPicker onPick={onPick} /> : null}
      </Suspense>
    </Sheet>
  );
}
