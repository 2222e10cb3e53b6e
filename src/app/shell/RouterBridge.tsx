import { useLayoutEffect, useRef } from 'react';
import { HashRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { addressOf, setMover, type Target } from '../../parts/navigation/index.ts';
import { currentPlace, setPlace, targetOf } from './place.ts';

/** How many entries of ours stand before this one; react-router keeps count in the history's state. */
function depth(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

/** Tells the shell each move of the history, and carries out the app's own. */
function Bridge() {
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const relaunching = useRef<Target | null>(null);

  useLayoutEffect(() => {
    const target = relaunching.current;
    if (target && depth() === 0) {
      relaunching.current = null;
      void navigate(`/${addressOf(target)}`, { replace: true });
      return;
    }
    const before = currentPlace();
    const next = { key: location.key, target: targetOf(location.pathname + location.search), type };
    // The first place is known from the address bar.
    if (before.key !== next.key || addressOf(before.target) !== addressOf(next.target)) setPlace(next);
  }, [location, type, navigate]);

  useLayoutEffect(() => {
    setMover({
      push: (target) => void navigate(`/${addressOf(target)}`),
      replace: (target) => void navigate(`/${addressOf(target)}`, { replace: true }),
      relaunch: (target) => {
        const before = depth();
        if (before === 0) void navigate(`/${addressOf(target)}`, { replace: true });
        else {
          // Back to the first entry, then the new screen in its place: nothing stays behind to come back to.
          relaunching.current = target;
          window.history.go(-before);
        }
      },
      back: () => {
        if (depth() === 0) return false;
        window.history.back();
        return true;
      },
      current: () => currentPlace().target,
    });
    return () => setMover(null);
  }, [navigate]);

  return null;
}

/** The router, in a chunk of its own: the app's history. */
export default function RouterBridge() {
  return (
    <HashRouter>
      <Bridge />
    </HashRouter>
  );
}
