import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { addressOf, parseTarget, setMover, type Target } from '../../parts/navigation/index.ts';
import { HOME_ROUTE } from '../../domain/routes.ts';

const HOME: Target = { path: HOME_ROUTE, params: {} };

/** The screen of a location; an address that is none of ours is home. */
export const targetOf = (location: Pick<Location, 'pathname' | 'search'>): Target =>
  parseTarget(location.pathname + location.search) ?? HOME;

/** How many entries of ours stand before this one; react-router keeps count in the history's state. */
function depth(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

/** Connects the app's navigation to the router. */
export function useMover(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  latest.current = location;
  const relaunching = useRef<Target | null>(null);

  useLayoutEffect(() => {
    setMover({
      push: (target) => void navigate(`/${addressOf(target)}`),
      replace: (target) => void navigate(`/${addressOf(target)}`, { replace: true }),
      relaunch: (target) => {
        const before = depth();
        if (before === 0) void navigate(`/${addressOf(target)}`, { replace: true });
        else {
          // Back to the first entry, then put the new screen in its place: nothing stays behind to come back to.
          relaunching.current = target;
          window.history.go(-before);
        }
      },
      back: () => {
        if (depth() === 0) return false;
        window.history.back();
        return true;
      },
      current: () => targetOf(latest.current),
    });
    return () => setMover(null);
  }, [navigate]);

  // Before the first entry is drawn.
  useLayoutEffect(() => {
    const target = relaunching.current;
    if (!target || depth() > 0) return;
    relaunching.current = null;
    void navigate(`/${addressOf(target)}`, { replace: true });
  }, [location, navigate]);
}
