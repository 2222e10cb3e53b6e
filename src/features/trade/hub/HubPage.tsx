import { useEntry } from '../../../parts/navigation/index.ts';
import { PairGate } from '../../../parts/pairs/PairGate.tsx';
import { HubScreen } from './HubScreen.tsx';
import { HubSkeleton } from './HubSkeleton.tsx';

/** The trade hub: the third tab, and index2 for a stated pair with a back arrow and a larger chart (readings D8). */
export default function HubPage() {
  const isTab = useEntry().path === 'pages/transaction/index';
  return (
    <PairGate isTab={isTab} skeleton={<HubSkeleton />}>
      {(pair) => <HubScreen pair={pair} isTab={isTab} />}
    </PairGate>
  );
}
