import { Suspense } from 'react';
import { QueryRoot } from '../../../data/QueryRoot.tsx';
import { lateComponent } from '../../../parts/late.ts';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { BannerBlock } from './BannerBlock.tsx';
import { DownloadBar } from './DownloadBar.tsx';
import { HotTable } from './HotTable.tsx';
import { MenuBlock } from './MenuBlock.tsx';
import { NoticeBlock } from './NoticeBlock.tsx';
import { QuoteCards } from './QuoteCards.tsx';
import { TotalBlock } from './TotalBlock.tsx';
import { usePopup } from './usePopup.ts';
import { useUpdatePrompt } from './useUpdatePrompt.ts';

const ProfileDrawer = lateComponent(() => import('./ProfileDrawer.tsx'));
const PopupAd = lateComponent(() => import('./PopupAd.tsx'));

interface HomeBlocksProps {
  readonly withTotal: boolean;
  /** The drawer, once it has been asked for. */
  readonly profile?: { readonly open: boolean; readonly onClose: () => void } | undefined;
}

function Blocks({ withTotal, profile }: HomeBlocksProps) {
  const { popup, isOver, close } = usePopup();
  useUpdatePrompt(isOver);
  return (
    <>
      {withTotal ? <TotalBlock /> : null}
      <MenuBlock />
      <BannerBlock />
      <NoticeBlock />
      <StaleNote />
      <QuoteCards />
      <HotTable />
      <DownloadBar />
      <Suspense fallback={null}>
        {profile ? <ProfileDrawer {...profile} /> : null}
        {popup ? <PopupAd popup={popup} onClosed={close} /> : null}
      </Suspense>
    </>
  );
}

/** The blocks of home that read data: each loads and fails alone. */
export default function HomeBlocks(props: HomeBlocksProps) {
  return (
    <QueryRoot>
      <Blocks {...props} />
    </QueryRoot>
  );
}
