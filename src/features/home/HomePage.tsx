import { lazy, Suspense, useState } from 'react';
import { Page } from '../../kit/components/Page/index.ts';
import { useSession } from '../../state/session.ts';
import { BannerBlock } from './BannerBlock.tsx';
import { DownloadBar } from './DownloadBar.tsx';
import { GuestBlock } from './GuestBlock.tsx';
import { HomeBar } from './HomeBar.tsx';
import { HotTable } from './HotTable.tsx';
import { MenuBlock } from './MenuBlock.tsx';
import { NoticeBlock } from './NoticeBlock.tsx';
import { QuoteCards } from './QuoteCards.tsx';
import { TotalBlock } from './TotalBlock.tsx';
import { usePopup } from './usePopup.ts';
import { useUpdatePrompt } from './useUpdatePrompt.ts';

const ProfileDrawer = lazy(() => import('./ProfileDrawer.tsx'));
const PopupAd = lazy(() => import('./PopupAd.tsx'));

/** Home (pages/index/index): the total, the services, what is new, what moves. */
export default function HomePage() {
  const { isSignedIn } = useSession();
  const [isProfileAsked, askForProfile] = useState(false);
  const [isProfileOpen, openProfile] = useState(false);
  const { popup, close } = usePopup();
  useUpdatePrompt(popup === null);

  return (
    <Page
      withTabBar
      header={
        <HomeBar
          onProfile={() => {
            askForProfile(true);
            openProfile(true);
          }}
        />
      }
    >
      {isSignedIn ? <TotalBlock /> : <GuestBlock />}
      <MenuBlock />
      <BannerBlock />
      <NoticeBlock />
      <QuoteCards />
      <HotTable />
      <DownloadBar />
      <Suspense fallback={null}>
        {isProfileAsked ? <ProfileDrawer open={isProfileOpen} onClose={() => openProfile(false)} /> : null}
        {popup ? <PopupAd popup={popup} onClosed={close} /> : null}
      </Suspense>
    </Page>
  );
}
