import { type ComponentProps, lazy, Suspense } from 'react';
import type { DocsStage as Stage } from './DocsStage.tsx';

/** Only pages need what draws them: it comes with the first, and stories and their tests go without. */
const LazyPage = lazy(() => import('./ComponentPage.tsx').then((module) => ({ default: module.ComponentPage })));
const LazyStage = lazy(() => import('./DocsStage.tsx').then((module) => ({ default: module.DocsStage })));

/** `parameters.docs.page`: the page that Storybook makes for each component. */
export const ComponentPage = () => (
  <Suspense>
    <LazyPage />
  </Suspense>
);

/** `parameters.docs.container`: what stands around every page. */
export const DocsStage = (props: ComponentProps<typeof Stage>) => (
  <Suspense>
    <LazyStage {...props} />
  </Suspense>
);
