import { useEffect, useState } from 'react';
import type { Loader } from './loader.ts';

/**
 * A component of a chunk of its own, loaded when it is first wanted; there at once where its loader has kept it. Unlike React.lazy a
 * failed load is no crash: the caller is told, and the next time it is wanted it is tried again.
 */
export function useLoaded<C>(wanted: boolean, load: Loader<C>, onFail?: () => void): C | undefined {
  const [loaded, setLoaded] = useState<{ readonly component: C } | undefined>(() =>
    wanted && load.arrived ? { component: load.arrived } : undefined,
  );
  const isMissing = wanted && !loaded;
  // The loader and the handler belong to the moment the part is wanted; later identities change nothing.
  const [calls] = useState({ load, onFail });
  calls.onFail = onFail;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    calls.load().then(
      (component) => isCurrent && setLoaded({ component }),
      () => isCurrent && calls.onFail?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, calls]);
  return loaded?.component;
}
