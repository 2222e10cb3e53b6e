import { createEngines, type Engines } from '../../../products/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../types.ts';
import { authHandlers } from './auth.ts';
import { codeHandlers } from './codes.ts';
import { commonHandlers } from './common.ts';
import { contentHandlers } from './content.ts';
import { marketHandlers } from './market.ts';
import { spotHandlers } from './spot.ts';
import { userHandlers } from './user.ts';
import { walletHandlers } from './wallet.ts';

/** All handlers of the contract's table. */
export const createHandlers = (deps: Deps, engines: Engines = createEngines(deps)): Handlers => ({
  ...commonHandlers(deps),
  ...codeHandlers(deps),
  ...authHandlers(deps),
  ...userHandlers(deps),
  ...contentHandlers(deps),
  ...walletHandlers(deps),
  ...marketHandlers(deps),
  ...spotHandlers(engines.spot),
});
