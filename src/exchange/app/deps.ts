import type { Deps as GatewayDeps } from '../gateway/deps.ts';
import type { Config } from './config.ts';

/** Everything that handlers, products and sockets work with; made once in assemble.ts. */
export interface Deps extends GatewayDeps {
  readonly config: Config;
}
