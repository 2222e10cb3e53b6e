import { Activity } from 'react';
import { EntryFrame } from './EntryFrame.tsx';
import { DemoNotice } from './DemoNotice.tsx';
import { currentTab } from './stack.ts';
import { Tabs } from './Tabs.tsx';
import { useMover } from './useMover.ts';
import { useServices } from './useServices.ts';
import { useStack } from './useStack.ts';

/** The app's frame: kept screens, of which one is on show, and the tab bar under the five tabs. */
export function Shell() {
  useMover();
  useServices();
  const stack = useStack();
  const tab = currentTab(stack);
  return (
    <>
      <DemoNotice />
      {[...stack.tabs, ...stack.pages].map((entry) => (
        <Activity key={entry.key} mode={entry.key === stack.current ? 'visible' : 'hidden'}>
          <EntryFrame entry={entry} isCurrent={entry.key === stack.current} way={stack.way} />
        </Activity>
      ))}
      {tab ? <Tabs value={tab} /> : null}
    </>
  );
}
