import type { RoutePath } from '../domain/routes.ts';
import { useIsSignedIn } from '../state/session-atoms.ts';
import { type ParamValues, toTarget, useNavigation } from './navigation/index.ts';

/**
 * For actions that need an account: `if (!requireLogin()) return;`. A guest is told to log in, stands on login after 1.2 s,
 * and comes back to this screen or to the one named.
 */
export function useRequireLogin(): (path?: RoutePath, params?: ParamValues) => boolean {
  const isSignedIn = useIsSignedIn();
  const { sendToLogin } = useNavigation();
  return (path, params) => {
    if (!isSignedIn) sendToLogin(path && toTarget(path, params));
    return isSignedIn;
  };
}
