import { type ComponentType, useEffect, useState } from 'react';
import type { Client } from '../../data/client.ts';
import { HOME_ROUTE, type RoutePath } from '../../domain/routes.ts';
import { screenLoader } from '../routes.ts';
import { reloadIfNew } from '../services/new-version.ts';
import { type LoadStage, watchLoad } from './watch-load.ts';

/** Screens whose chunk has arrived: shown again without a moment of loading. */
const arrived = new Map<RoutePath, ComponentType>();

/** Home draws its frame before queries have come, and brings them along itself. */
const BRINGS_QUERIES: RoutePath = HOME_ROUTE;

async function load(path: RoutePath, opening?: Client): Promise<ComponentType> {
  const [{ default: Screen, bringFirst }, queries] = await Promise.all([
    screenLoader(path)(),
    path === BRINGS_QUERIES ? undefined : import('./with-queries.tsx'),
  ]);
  const Ready = queries ? queries.withQueries(Screen) : Screen;
  arrived.set(path, Ready);
  if (opening) await bringFirst?.(opening);
  return Ready;
}

/** As `load`; where the chunk is gone because a new version was put up, the page reloads itself. */
function loadOrReload(path: RoutePath): Promise<ComponentType> {
  return load(path).catch(async (error) => {
    await reloadIfNew();
    throw error;
  });
}

/** Begins to fetch a screen before it is opened: when a finger goes down on its tab, and where it opens the app, with what it is drawn with. */
export const preloadScreen = (path: RoutePath, opening?: Client): Promise<void> =>
  load(path, opening).then(
    () => undefined,
    () => undefined,
  );

export interface ScreenState {
  readonly Screen: ComponentType | undefined;
  readonly stage: LoadStage;
  readonly retry: () => void;
}

/** The component of a route, or how its loading stands. */
export function useScreen(path: RoutePath): ScreenState {
  const [Screen, setScreen] = useState<ComponentType | undefined>(() => arrived.get(path));
  const [stage, setStage] = useState<LoadStage>('quiet');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (Screen) return undefined;
    if (attempt > 0) setStage('quiet');
    return watchLoad(
      () => loadOrReload(path),
      setStage,
      (loaded) => setScreen(() => loaded),
    );
  }, [path, attempt, Screen]);

  const retry = () => {
    // Some browsers remember a module that failed: the second try of a user reloads the page, if there is a network.
    if (attempt > 0 && stage === 'failed' && navigator.onLine) window.location.reload();
    else setAttempt(attempt + 1);
  };
  return { Screen, stage, retry };
}
