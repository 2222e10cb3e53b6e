import { useTranslation } from 'react-i18next';
import { useAnnounced } from '#kit/announce';
import { Page } from '#kit/Page';
import type { RoutePath } from '../../domain/routes.ts';
import { isTab } from '../../parts/navigation/index.ts';
import { RoutePage } from '../../parts/navigation/RoutePage.tsx';
import { RouteProblem } from './RouteProblem.tsx';
import { RouteSkeleton } from './RouteSkeleton.tsx';
import type { LoadStage } from './watch-load.ts';

interface RouteLoadingProps {
  readonly path: RoutePath;
  readonly stage: LoadStage;
  readonly onRetry: () => void;
}

/** A page whose chunk is on the way (readings C1, C2). */
export function RouteLoading({ path, stage, onRetry }: RouteLoadingProps) {
  const { t } = useTranslation('common');
  useAnnounced(stage === 'long' ? t('loading') : undefined);
  if (stage === 'quiet') return <Page withTabBar={isTab(path)}>{null}</Page>;
  return (
    <RoutePage>
      {stage === 'slow' || stage === 'failed' ? (
        <RouteProblem kind={stage} onRetry={onRetry} />
      ) : (
        <section aria-busy="true" aria-label={t('loading')}>
          <RouteSkeleton path={path} />
        </section>
      )}
    </RoutePage>
  );
}
