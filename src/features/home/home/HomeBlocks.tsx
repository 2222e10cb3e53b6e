import { Suspense } from 'react';
import { loadSanitizer, loadSheetPanel } from '#kit/ahead';
import { QueryRoot } from '../../../data/QueryRoot.tsx';
import { lateComponent } from '../../../parts/late.ts';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { loadWords } from '../../../parts/words/words.ts';
import { BannerBlock } from './BannerBlock.tsx';
import { DownloadBar } from './DownloadBar.tsx';
import { HotTable } from './HotTable.tsx';
import { MenuBlock } from './MenuBlock.tsx';
import { NoticeBlock } from './NoticeBlock.tsx';
import { QuoteCards } from './QuoteCards.tsx';
import { TotalBlock } from './TotalBlock.tsx';
import { usePopup } from './usePopup.ts';
import { useUpdatePrompt } from './useUpdatePrompt.ts';
import { useWholeFailure } from './useWholeFailure.ts';

const ProfileDrawer = lateComponent(async () => {
  const [drawer] = await Promise.all([import('./ProfileDrawer.tsx'), loadWords('profile')]);
  return drawer;
});
/** With the panel and the sanitiser that it opens with: it comes complete. */
const PopupAd = lateComponent(async () => {
  const [popup] = await Promise.all([import('./PopupAd.tsx'), loadSheetPanel(), loadSanitizer()]);
  return popup;
});

const HomeFailed = lateComponent(() => import('./HomeFailed.tsx'));

interface HomeBlocksProps {
  readonly withTotal: boolean;
  /** The drawer, once it has been asked for. */
  readonly profile?: { readonly open: boolean; readonly onClose: () => void } | undefined;
}

function Blocks({ withTotal, profile }: HomeBlocksProps) {
  const { popup, isOver, close } = usePopup();
  useUpdatePrompt(isOver);
  const failure = useWholeFailure(withTotal);
  return (
    <>
      {failure ? null : (
        <>
          <StaleNote />
          {withTotal ? <TotalBlock /> : null}
          <MenuBlock withDeposit={!withTotal} />
          <BannerBlock />
          <NoticeBlock />
          <QuoteCards />
          <HotTable />
          <DownloadBar />
        </>
      )}
      <Suspense fallback={null}>
        {failure ? <HomeFailed {...failure} /> : null}
        {profile ? <ProfileDrawer {...profile} /> : null}
        {popup ? <PopupAd popup={popup} onClosed={close} /> : null}
      </Suspense>
    </>
  );
}

/** The blocks of home that read data: each loads and fails alone; where nothing at all came, one card says so. */
export default function HomeBlocks(props: HomeBlocksProps) {
  return (
    <QueryRoot>
      <Blocks {...props} />
    </QueryRoot>
  );
}
