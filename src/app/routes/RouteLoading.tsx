import { useTranslation } from 'react-i18next';
import { useAnnounced } from '#kit/announce';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { SkeletonRows } from '#kit/Skeleton';
import type { RoutePath } from '../../domain/routes.ts';
import { isTab, useGo } from '../../parts/navigation/index.ts';
import { LoadingSpinner } from './RouteLoading.styles.ts';
import { RouteProblem } from './RouteProblem.tsx';
import { useRouteName } from './useRouteName.ts';
import type { LoadStage } from './watch-load.ts';

interface RouteLoadingProps {
  readonly path: RoutePath;
  readonly stage: LoadStage;
  readonly onRetry: () => void;
}

/** A page whose chunk is on the way (readings C1, C2). */
export function RouteLoading({ path, stage, onRetry }: RouteLoadingProps) {
  const { t } = useTranslation('common');
  const go = useGo();
  const isTabPage = isTab(path);
  const name = useRouteName(path);
  useAnnounced(stage === 'spinner' ? t('loading') : undefined);
  if (stage === 'quiet') return <Page withTabBar={isTabPage}>{null}</Page>;
  return (
    <Page
      withTabBar={isTabPage}
      header={isTabPage ? <NavBar layout="title" title={name} /> : <NavBar title={name} onBack={go.back} />}
    >
      {stage === 'slow' || stage === 'failed' ? (
        <RouteProblem kind={stage} onRetry={onRetry} />
      ) : (
        <section aria-busy="true" aria-label={t('loading')}>
          {stage === 'spinner' ? <LoadingSpinner /> : null}
          <SkeletonRows count={7} />
        </section>
      )}
    </Page>
  );
}
