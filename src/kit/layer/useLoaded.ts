import { useEffect, useState } from 'react';

/**
 * A component of a chunk of its own, loaded when it is first wanted. Unlike React.lazy a failed load is no crash: the
 * caller is told, and the next time it is wanted it is tried again.
 */
export function useLoaded<C>(wanted: boolean, load: () => Promise<C>, onFail?: () => void): C | undefined {
  const [loaded, setLoaded] = useState<{ readonly component: C }>();
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
