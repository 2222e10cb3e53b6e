import { TIME_MS } from '../../domain/constants.ts';

/**
 * What a page shows while its chunk is on the way (readings C1, C2): nothing at first, its skeleton from 200 ms, which a
 * screen reader is told of from 800 ms, the error view from 60 s although the page still opens by itself, and failure at 120 s.
 */
export type LoadStage = 'quiet' | 'view' | 'long' | 'slow' | 'failed';

const STAGES: readonly (readonly [number, LoadStage])[] = [
  [TIME_MS.loadingView, 'view'],
  [TIME_MS.spinner, 'long'],
  [TIME_MS.chunkErrorView, 'slow'],
  [TIME_MS.chunkLimit, 'failed'],
];

/** Watches one load. Nothing is told after the end: when it is there, when it failed, or when the returned function was called. */
export function watchLoad<T>(
  load: () => Promise<T>,
  onStage: (stage: LoadStage) => void,
  onReady: (loaded: T) => void,
): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let isOver = false;
  const end = () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
  };
  timers = STAGES.map(([delay, stage]) =>
    setTimeout(() => {
      // The import cannot be stopped, but its late result is dropped.
      if (stage === 'failed') end();
      onStage(stage);
    }, delay),
  );
  load().then(
    (loaded) => {
      if (isOver) return;
      end();
      onReady(loaded);
    },
    () => {
      if (isOver) return;
      end();
      onStage('failed');
    },
  );
  return end;
}
