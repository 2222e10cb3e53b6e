import { useTranslation } from 'react-i18next';
import { DepthChart } from '#kit/DepthChart';
import { Sheet } from '#kit/Sheet';
import { useClient } from '../../../data/client.ts';
import { depthSource } from '../../../parts/live/depth.ts';
import type { Pair } from '../../../state/pairs.ts';

interface DepthSheetProps {
  readonly pair: Pair;
  readonly onClose: () => void;
}

/** How the whole book of the pair adds up on both sides. */
export default function DepthSheet({ pair, onClose }: DepthSheetProps) {
  const client = useClient();
  const { t } = useTranslation('trade');
  return (
    <Sheet open onClose={onClose} title={t('book.depth')}>
      <DepthChart
        source={depthSource(client, pair)}
        decimals={pair.priceDecimals}
        height="14rem"
        labels={{
          chart: t('book.depthOf', { pair: pair.label }),
          asks: t('book.ask'),
          bids: t('book.bid'),
          mid: t('book.mid'),
          empty: t('book.empty'),
        }}
      />
    </Sheet>
  );
}
