import { useEffect, useState } from 'react';

/** Something of a chunk that is sent for with the module that shows it. */
export interface Soon<Part> {
  readonly loading: Promise<Part>;
  arrived: Part | undefined;
}

export function soon<Part>(load: () => Promise<{ default: Part }>): Soon<Part> {
  const part: Soon<Part> = {
    arrived: undefined,
    loading: load().then((module) => {
      part.arrived = module.default;
      return module.default;
    }),
  };
  // Whoever shows it hears of it.
  part.loading.catch(() => undefined);
  return part;
}

/**
 * It, once it has arrived; throws where it does not. Unlike `lazy` it is there for the first render where the chunk has come by then,
 * and else as soon as it comes: what has suspended React shows no sooner than 300 ms after the fallback.
 */
export function useSoon<Part>(part: Soon<Part>): Part | undefined {
  const [here, setHere] = useState(() => part.arrived);
  useEffect(() => {
    part.loading.then(
      (loaded) => setHere(() => loaded),
      (error) =>
        setHere(() => {
          throw error;
        }),
    );
  }, [part]);
  return here;
}
