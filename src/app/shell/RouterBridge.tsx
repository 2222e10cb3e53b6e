import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { HashRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useClient } from '../../data/client.ts';
import { addressOf, type Target, useNavigation } from '../../parts/navigation/index.ts';
import { placeOf, targetOf } from './place.ts';
import { stepsBackTo } from './trail.ts';

interface EntryState {
  /** How many entries of ours stand before this one; react-router keeps count. */
  readonly idx?: number;
  readonly key?: string;
}

/** What react-router wrote into the current entry of the history; nothing where the browser made the entry. */
const entryState = (): EntryState => (window.history.state as EntryState | null) ?? {};
const depth = (): number => entryState().idx ?? 0;

/** Tells the shell each move of the history, and carries out the app's own. */
function Bridge() {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const place = placeOf(useClient());
  const location = useLocation();
  const type = useNavigationType();
  const relaunching = useRef<Target | null>(null);
  const lastDepth = useRef(depth());
  /** What stands in the history, by depth; a reload forgets all but the current entry. */
  const trail = useRef<(Target | undefined)[]>([]);

  useLayoutEffect(() => {
    if (entryState().idx === undefined) {
      // An address that was typed, or a link of an article: counted and named like the others.
      const state = { ...window.history.state, idx: lastDepth.current + 1, key: Math.random().toString(36).slice(2) };
      window.history.replaceState(state, '');
    }
    lastDepth.current = depth();
    const target = relaunching.current;
    if (target && depth() === 0) {
      relaunching.current = null;
      void navigate(`/${addressOf(target)}`, { replace: true });
      return;
    }
    const before = place.current();
    const next = { key: entryState().key ?? location.key, target: targetOf(location.pathname + location.search), type };
    trail.current[depth()] = next.target;
    // The first place is known from the address bar.
    if (before.key !== next.key || addressOf(before.target) !== addressOf(next.target)) place.set(next);
  }, [location, type, navigate, place]);

  // After the layout effects: the router listens to the history from there on, and would miss a move that waited for it.
  useEffect(() => {
    navigation.setMover({
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
      backTo: (target) => {
        const steps = stepsBackTo(trail.current, depth(), target);
        if (steps > 0) window.history.go(-steps);
        return steps > 0;
      },
      current: () => place.current().target,
    });
    return () => navigation.setMover(null);
  }, [navigate, navigation, place]);

  const catchUp = useEffectEvent(() => {
    // React may hold a late chunk back for 300 ms after it was rendered: an address typed meanwhile is not the one that the router began with.
    const here = addressOf(targetOf(window.location.hash));
    if (here !== addressOf(targetOf(location.pathname + location.search))) void navigate(`/${here}`, { replace: true });
  });
  useEffect(() => catchUp(), []);

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
