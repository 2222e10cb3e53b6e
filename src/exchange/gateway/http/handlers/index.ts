import type { Handlers } from '../../../calls/handler.ts';
import { handlersOf } from '../../../products/all.ts';
import type { OwnProducts } from '../../../products/index.ts';
import type { GatewayDeps } from '../../deps.ts';
import { authHandlers } from './auth.ts';
import { codeHandlers } from './codes.ts';
import { commonHandlers } from './common.ts';
import { contentHandlers } from './content.ts';
import { marketHandlers } from './market.ts';
import { noticeHandlers } from './notices.ts';
import { userHandlers } from './user.ts';

/** All handlers of the contract's table: the gateway's own, and what products bring. Throws where a call has two. */
export function createHandlers(deps: GatewayDeps, products: OwnProducts): Handlers {
  const own = {
    ...commonHandlers(deps),
    ...codeHandlers(deps),
    ...authHandlers(deps),
    ...userHandlers(deps, products),
    ...contentHandlers(deps, products),
    ...marketHandlers(deps),
    ...noticeHandlers(deps),
  };
  const theirs = handlersOf(products);
  const twice = Object.keys(theirs).find((name) => Object.hasOwn(own, name));
  if (twice) throw new Error(`A product serves ${twice}, which the gateway serves itself`);
  return { ...own, ...theirs };
}
