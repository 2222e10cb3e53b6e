import { useState } from 'react';
import { Page } from '#kit/Page';
import { soon, useSoon } from '../../../parts/soon.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { GuestBlock } from './GuestBlock.tsx';
import { HomeBar } from './HomeBar.tsx';
import { BlockSkeletons } from './HomeSkeletons.tsx';

// Everything that reads data, and the library it reads with: the first drawing does not wait for it.
const blocks = soon(() => import('./HomeBlocks.tsx'));

/** Home (pages/index/index): the total, the services, what is new, what moves. */
export default function HomePage() {
  const isSignedIn = useIsSignedIn();
  const HomeBlocks = useSoon(blocks);
  const [isProfileAsked, askForProfile] = useState(false);
  const [isProfileOpen, openProfile] = useState(false);
  const open = () => {
    askForProfile(true);
    openProfile(true);
  };

  return (
    <Page withTabBar header={<HomeBar onProfile={open} />}>
      {isSignedIn ? null : <GuestBlock />}
      {HomeBlocks ? (
        <HomeBlocks
          withTotal={isSignedIn}
          profile={isProfileAsked ? { open: isProfileOpen, onClose: () => openProfile(false) } : undefined}
        />
      ) : (
        <BlockSkeletons withTotal={isSignedIn} />
      )}
    </Page>
  );
}
