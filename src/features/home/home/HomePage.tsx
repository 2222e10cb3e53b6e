import { useState } from 'react';
import { Page } from '#kit/Page';
import type { Client } from '../../../data/client.ts';
import { soon, useSoon } from '../../../parts/soon.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { GuestBlock } from './GuestBlock.tsx';
import { HomeBar } from './HomeBar.tsx';
import { BlockSkeletons } from './HomeSkeletons.tsx';

// Everything that reads data, and the library it reads with: the first drawing does not wait for it.
const blocks = soon(() => import('./HomeBlocks.tsx'));

/** After that home is drawn with skeletons in the place of what has not come. */
const PATIENCE_MS = 1000;

/** The blocks with what they show, which is on its way since the page began. */
export const bringFirst = (client: Client) =>
  Promise.race([
    Promise.all([blocks.loading, import('./first-replies.ts')]).then(([, { readFirst }]) => readFirst(client)),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]).catch(() => undefined);

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
