import { partOf, useClient } from '../../data/client.ts';
import type { RoutePath } from '../../domain/routes.ts';
import { navigationOf } from './navigator.ts';
import { HOME_TARGET, isTab, type ParamValues, parseTarget, toTarget } from './target.ts';

const goOf = partOf((client) => {
  const { move, moveOn, moveBack } = navigationOf(client);
  return {
    /** Puts a screen on top. */
    open: (path: RoutePath, params?: ParamValues) => void move('open', toTarget(path, params)),
    /** Puts a screen in place of this one. */
    redirect: (path: RoutePath, params?: ParamValues) => void move('redirect', toTarget(path, params)),
    /** Goes to a tab; screens above it close. */
    switchTab: (path: RoutePath, params?: ParamValues) => void move('switchTab', toTarget(path, params)),
    /** Closes all screens and opens this one. */
    relaunch: (path: RoutePath, params?: ParamValues) => void move('relaunch', toTarget(path, params)),
    /** Back, or home where this screen was the first. */
    back: () => void moveBack(),
    /** Opens an address of ours such as "pages/fund/select?url=receive"; false where it is none. */
    openAddress: (address: string): boolean => {
      const target = parseTarget(address);
      if (target) void move(isTab(target.path) ? 'switchTab' : 'open', target);
      return target !== null;
    },
    /** After login: to the screen that was wanted (`redirect` of the query), else home. */
    follow: (redirect: string | undefined) => void moveOn(parseTarget(redirect ?? '') ?? HOME_TARGET),
  } as const;
});

export type Go = ReturnType<typeof goOf>;

/** Navigation for screens. The same object for all of a client, so effects may name it. */
export const useGo = (): Go => goOf(useClient());
