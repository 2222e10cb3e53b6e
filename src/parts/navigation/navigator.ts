import { type Client, partOf, useClient } from '../../data/client.ts';
import { TIME_MS } from '../../domain/constants.ts';
import { LOGIN_ROUTE } from '../../domain/routes.ts';
import { isSignedInAtom } from '../../state/session-atoms.ts';
import { addressOf, HOME_TARGET, isTab, needsLogin, parseTarget, type Target } from './target.ts';

/** The five ways to move (product-spec.md section 2). `relaunch` leaves nothing behind to come back to. */
export type MoveKind = 'open' | 'redirect' | 'switchTab' | 'relaunch' | 'back';

/** What carries out a move; the app's shell gives the router's, stories and tests their own. */
export interface Mover {
  push(target: Target): void;
  replace(target: Target): void;
  relaunch(target: Target): void;
  /** False where there is nothing to go back to. */
  back(): boolean;
  /** Goes back to the kept screen of a target, over the screens of the way in; false where it does not stand there. */
  backTo(target: Target): boolean;
  current(): Target;
}

/** May stop a move by answering false, to ask about an unsaved form (product-spec.md section 2). Waits for pages/setting/real, pages/setting/bank. */
export type Interceptor = (target: Target | null, kind: MoveKind) => boolean | Promise<boolean>;

/** The moves of a client, whatever carries them out. */
export interface Navigation {
  /** Connects a router; null disconnects. */
  setMover(next: Mover | null): void;
  current(): Target;
  /** Adds an interceptor; returns what takes it away. */
  intercept(interceptor: Interceptor): () => void;
  /** How a guest is told to log in first: the shell gives the toast. */
  setLoginNotice(notice: () => void): void;
  /** Tells a guest to log in and goes to login after 1.2 s, with the way back; a second call within that time changes nothing. */
  sendToLogin(wanted?: Target, kind?: 'open' | 'redirect'): void;
  /** Carries out one move, after interceptors and guard. */
  move(kind: Exclude<MoveKind, 'back'>, target: Target): Promise<void>;
  /** On from login: back to the screen that asked for it, as it was left; one that does not stand below takes login's place. */
  moveOn(target: Target): Promise<void>;
  /** Back, or home where this screen was the first. */
  moveBack(): Promise<void>;
}

function createNavigation({ store }: Client): Navigation {
  const isSignedIn = () => store.get(isSignedInAtom);
  const interceptors = new Set<Interceptor>();
  let askForLogin: () => void = () => undefined;
  let loginTimer: ReturnType<typeof setTimeout> | undefined;
  /** A tap before the router has come is carried out when it does; the last one wins. */
  let early: ((router: Mover) => void) | undefined;
  const later = (how: 'push' | 'replace' | 'relaunch') => (target: Target) => {
    early = (router) => router[how](target);
  };
  const waiting: Mover = {
    push: later('push'),
    replace: later('replace'),
    relaunch: later('relaunch'),
    back: () => true,
    backTo: () => false,
    current: () => parseTarget(window.location.hash) ?? HOME_TARGET,
  };
  let mover = waiting;

  async function isAllowed(target: Target | null, kind: MoveKind): Promise<boolean> {
    for (const interceptor of [...interceptors]) {
      if (!(await interceptor(target, kind))) return false;
    }
    return true;
  }

  function sendToLogin(wanted: Target = mover.current(), kind: 'open' | 'redirect' = 'open'): void {
    if (loginTimer !== undefined) return;
    // A view that stands in the screen's place says it itself.
    if (kind === 'open') askForLogin();
    loginTimer = setTimeout(() => {
      loginTimer = undefined;
      if (isSignedIn()) return;
      const login: Target = { path: LOGIN_ROUTE, params: { redirect: addressOf(wanted) } };
      if (kind === 'redirect') mover.replace(login);
      else mover.push(login);
    }, TIME_MS.redirect);
  }

  /** Forgets a login that is under way: the user has gone elsewhere. */
  function cancelLogin(): void {
    clearTimeout(loginTimer);
    loginTimer = undefined;
  }

  /** Asks interceptors and guard. */
  async function mayGo(kind: MoveKind, target: Target): Promise<boolean> {
    if (!(await isAllowed(target, kind))) return false;
    if (needsLogin(target.path) && !isSignedIn()) {
      sendToLogin(target);
      return false;
    }
    cancelLogin();
    return true;
  }

  return {
    setMover: (next) => {
      mover = next ?? waiting;
      if (next) early?.(next);
      early = undefined;
    },
    current: () => mover.current(),
    intercept: (interceptor) => {
      interceptors.add(interceptor);
      return () => interceptors.delete(interceptor);
    },
    setLoginNotice: (notice) => {
      askForLogin = notice;
    },
    sendToLogin,
    move: async (kind, target) => {
      if (!(await mayGo(kind, target))) return;
      if (kind === 'open') mover.push(target);
      else if (kind === 'relaunch' || kind === 'switchTab') mover.relaunch(target);
      else mover.replace(target);
    },
    moveOn: async (target) => {
      if (!(await mayGo('redirect', target)) || mover.backTo(target)) return;
      if (isTab(target.path)) mover.relaunch(target);
      else mover.replace(target);
    },
    moveBack: async () => {
      if (!(await isAllowed(null, 'back'))) return;
      cancelLogin();
      if (!mover.back()) mover.relaunch(HOME_TARGET);
    },
  };
}

export const navigationOf = partOf(createNavigation);

/** The navigation of the tree's client. */
export const useNavigation = (): Navigation => navigationOf(useClient());
