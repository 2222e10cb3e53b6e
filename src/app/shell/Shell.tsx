import { useAtomValue } from 'jotai';
import { Activity, Suspense } from 'react';
import { lateComponent } from '../../parts/late.ts';
import { siteMarkAtom } from '../../state/site-mark.ts';
import { DemoNotice } from './DemoNotice.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { loadRouter, loadServices } from './late.ts';
import { Frame } from './Shell.styles.ts';
import { currentTab } from './stack.ts';
import { Tabs } from './Tabs.tsx';
import { useStack } from './useStack.ts';

const RouterBridge = lateComponent(loadRouter);
const Services = lateComponent(loadServices);

/** The app's frame: kept screens, of which one is on show, and the tab bar under the five tabs. */
export function Shell() {
  const { isDemo } = useAtomValue(siteMarkAtom);
  const stack = useStack();
  const tab = currentTab(stack);
  return (
    <Frame>
      {isDemo ? <DemoNotice /> : null}
      {[...stack.tabs, ...stack.pages].map((entry) => (
        <Activity key={`${entry.key} ${entry.target.path}`} mode={entry.key === stack.current ? 'visible' : 'hidden'}>
          <EntryFrame entry={entry} isCurrent={entry.key === stack.current} way={stack.way} />
        </Activity>
      ))}
      {tab ? <Tabs value={tab} /> : null}
      <Suspense fallback={null}>
        <RouterBridge />
      </Suspense>
      <Suspense fallback={null}>
        <Services />
      </Suspense>
    </Frame>
  );
}
