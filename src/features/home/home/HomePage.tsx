import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#kit/Page';
import { Inset } from '#kit/Stack';
import type { Client } from '../../../data/client.ts';
import { GuestInvite } from '../../../parts/account/GuestInvite.tsx';
import { soon, useSoon } from '../../../parts/soon.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { HomeBar } from './HomeBar.tsx';
import { BlockSkeletons } from './HomeSkeletons.tsx';

// Everything that reads data, and the library it reads with: the first drawing waits for it a while, and goes without it then.
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
  const { t } = useTranslation('home');
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
      {isSignedIn ? null : (
        // In the place of the total (readings G17).
        <Inset top={8} bottom={20}>
          <GuestInvite look="lead" title={t('guest.title')} text={t('guest.text')} />
        </Inset>
      )}
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
