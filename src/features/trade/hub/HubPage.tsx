import { useEntry } from '../../../parts/navigation/index.ts';
import { PairGate } from '../../../parts/pairs/PairGate.tsx';
import { HubScreen } from './HubScreen.tsx';
import { HubSkeleton, SIDES_SKELETON } from './HubSkeleton.tsx';
import { HubTabs } from './HubTabs.tsx';
import { useMode } from './useMode.ts';

/** The trade hub: the third tab, and index2 for a stated pair with a back arrow and a larger chart (readings D8). */
export default function HubPage() {
  const isTab = useEntry().path === 'pages/transaction/index';
  const [mode, choose] = useMode();
  return (
    <PairGate
      isTab={isTab}
      head={<HubTabs mode={mode} onChoose={choose} />}
      skeleton={<HubSkeleton isTab={isTab} />}
      footer={SIDES_SKELETON}
    >
      {(pair) => <HubScreen pair={pair} isTab={isTab} mode={mode} onChoose={choose} />}
    </PairGate>
  );
}
